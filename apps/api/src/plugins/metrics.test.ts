import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { resetFieldsIn } from '../../testing/email-links.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { openTestServer } from '../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

describe('/metrics', () => {
  it('counts responses by call and code and measures times by route pattern', async () => {
    await portal.call('checkEmail', { email: 'free@home.test' });
    await portal.call('getUser', {});
    await portal.app.inject('/zip/97214');
    const response = await portal.app.inject('/metrics');
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain(
      'wonderfield_answers_total{route="/users/checkEmail",code="GEN_000"} 1',
    );
    expect(response.body).toContain(
      'wonderfield_answers_total{route="/users/getUser",code="SSN_002"} 1',
    );
    expect(response.body).toContain('route="/zip/:zip"');
    expect(response.body).not.toContain('97214');
    expect(response.body).toContain('process_cpu_seconds_total');
  });

  it('returns 404 for metrics to external callers and through a local proxy', async () => {
    const read = (remoteAddress: string, headers = {}) =>
      portal.app.inject({ url: '/metrics', remoteAddress, headers });
    for (const response of [
      await read('192.0.2.7'),
      await read('192.0.2.7', { authorization: 'Bearer guess' }),
      await read('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ _responseStatus: 0, msgCode: 'RTE_404' });
    }
  });

  it('returns metrics to a caller with the token', async () => {
    const METRICS_TOKEN = 'a-token-of-more-than-sixteen';
    const guarded = await buildTestApp({ config: { METRICS_TOKEN, TRUSTED_PROXIES: 1 } });
    const headers = { 'x-forwarded-for': '192.0.2.7', authorization: `Bearer ${METRICS_TOKEN}` };
    const response = await guarded.app.inject({ url: '/metrics', headers });
    await guarded.close();
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('process_cpu_seconds_total');
  });

  it('adds no metric labels for unknown paths', async () => {
    for (let number = 0; number < 20; number += 1) {
      await portal.app.inject({ method: 'POST', url: `/users/made-up-${number}` });
      await portal.app.inject(`/made-up-${number}`);
    }
    expect((await portal.app.inject('/metrics')).body).not.toContain('made-up');
  });
});

describe('request log', () => {
  it('writes one line per response with the route and no personal data [T71]', async () => {
    portal.logLines.length = 0;
    const response = await portal.call('getUser', {});
    const lines = portal.logLines.map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(String),
        reqId: response.body.requestId,
        method: 'POST',
        route: '/users/getUser',
        status: 200,
        code: 'SSN_002',
        ms: expect.any(Number),
        msg: 'answered',
      },
    ]);
  });

  it('logs no request data for any call or outcome [T71]', async () => {
    const CANARY = 'Canary7';
    const strange = (name: string) => `${CANARY}${name}`;
    const email = `${CANARY}.mail@home.test`.toLowerCase();
    const parent = await makeParent(portal.db, {
      email,
      password: `${CANARY}#Pass1`,
      firstName: strange('First'),
      lastName: strange('Last'),
    });
    const student = await makeStudent(portal.db, { email: strange('student').toLowerCase() });
    const session = await signIn(portal, parent);
    portal.logLines.length = 0;

    const fields = {
      userType: 'parent',
      firstName: strange('First'),
      lastName: strange('Last'),
      email,
      city: strange('City'),
      state: 'OR',
      zip: '97214',
      password: `${CANARY}#Pass2`,
      confirmPassword: `${CANARY}#Pass2`,
      oldPassword: `${CANARY}#Pass1`,
      passwordToken: strange('token'),
      termsOfService: '1',
      route: `/${CANARY}`,
      viewer: 'parent',
      unknown: strange('unknown'),
    };
    const calls = ['createUser', 'login', 'checkEmail', 'forgotPassword', 'resetPassword'] as const;
    for (const name of calls) {
      await portal.call(name, fields);
      await portal.call(name, fields, { json: true });
      await portal.call(name, { ...fields, email: `${email}\u0000` });
    }
    await portal.call('createUser', { ...fields, email: `new-${email}` });
    await portal.call('login', { ...fields, password: fields.oldPassword });
    await portal.call('login', { userType: 'student', email: student.email, password: CANARY });
    await portal.call('resendVerification', fields);
    await portal.call('recordPageView', fields);
    await portal.call('updateUser', { ...fields, ...session, oldPassword: CANARY });
    await portal.call('updateUser', { ...fields, ...session });
    await portal.call('getUser', session);
    await portal.runJobs();
    const links = portal.emails.filter((message) => message.html.includes('/resetpassword/'));
    await portal.call('resetPassword', { ...fields, ...resetFieldsIn(links.at(-1)) });
    await portal.call('logout', session);
    for (const url of [
      `/users/verifyEmail?token=${CANARY}`,
      `/zip/${CANARY}`,
      `/${CANARY}?q=${CANARY}`,
      `/users/${CANARY}`,
    ]) {
      await portal.app.inject({
        url,
        headers: { 'user-agent': CANARY, referer: `https://home.test/${CANARY}`, cookie: CANARY },
      });
    }
    await portal.app.inject({
      method: 'POST',
      url: '/users/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":"${CANARY}`,
    });

    expect(portal.logLines.length).toBeGreaterThan(25);
    const log = portal.logLines.join('');
    expect(log.toLowerCase()).not.toContain(CANARY.toLowerCase());
    expect(log).not.toContain(session.sessionToken);
    expect(log).not.toContain('127.0.0.1');
  });
});
