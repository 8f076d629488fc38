import { GOOGLE_ROSTER_SCOPES } from '@wonderfield/contract/identities/google-scopes';
import type { Provider } from '@wonderfield/contract/identities/identity';
import { signInServiceName } from '@wonderfield/contract/service-names';
import type { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { messageText } from '@wonderfield/contract/texts/message-text';
import { SCHOOL_NAME } from '@wonderfield/sandbox/school/school-keys';
import { describe, expect, it } from 'vitest';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectSuccess } from '../../../../testing/expect-response.ts';
import { openBrowser, ssoRedirectIn } from '../../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { openSchoolSignIn } from '../../../gateways/sign-in/oidc-sign-in.ts';
import { ipKey } from '../../../security/ip-key.ts';
import { consumeRateLimit } from '../../../security/rate-limits.ts';
import { peekOutcome } from '../sso/sso-results.ts';

const world = await openSignInPortal();
const { portal, newPerson, addFault, sandbox } = world;

const CALLBACKS = { google: 'googleCallback', clever: 'cleverCallback', school: 'ssoCallback' };
const TOKEN_PATHS = { google: '/token', clever: '/oauth/tokens', school: '/token' };
const codes = () => portal.db.selectFrom('sign_in_codes').selectAll().execute();
/** Expects an error code, no session and no stored result. */
const expectFailure = async (
  ssoRedirect: ReturnType<typeof ssoRedirectIn>,
  msgCode: keyof typeof MESSAGE_CODES,
  before: number,
  named?: Provider,
) => {
  const service = named && signInServiceName(named, SCHOOL_NAME);
  expect(ssoRedirect).toEqual({
    _responseStatus: 0,
    msgCode,
    msg: messageText(msgCode, { service }),
    // The page uses it to name the service.
    ...(named && { provider: named }),
  });
  expect(await codes()).toHaveLength(before);
};

/** Returns the stored result after a return from the provider. */
const landedOutcome = async (
  provider: Provider,
  fields: object,
  purpose: 'sign-in' | 'connect',
) => {
  const browser = openBrowser(world);
  const { id } = await newPerson(provider, fields);
  const query = purpose === 'connect' ? { for: purpose } : {};
  const { code = '' } = await browser.travel(provider, { as: id, ...query });
  const request = { purpose, code, cookie: browser.cookie() };
  return { browser, code, ...(await peekOutcome(portal.deps, portal.db, request)) };
};

describe('Redirect to Google', () => {
  // @proves R-google-authorize
  it('requests only the identity, with state, nonce and PKCE', async () => {
    const { answer, location, set } = await openBrowser(world).leave('google');
    const url = new URL(location);
    expect(url.origin).toBe(sandbox.services.google);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: portal.deps.config.GOOGLE_CLIENT_ID,
      response_type: 'code',
      redirect_uri: 'https://portal.wonderfield.test/users/googleCallback',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(set).toMatchObject({ path: '/users', httpOnly: true, secure: true, sameSite: 'Lax' });
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const secret of ['state', 'nonce'] as const) {
      expect(set?.value).not.toContain(url.searchParams.get(secret));
    }
  });

  // @proves R-google-authorize
  it('requests class scopes and a new consent from an educator who connects classes', async () => {
    const { location } = await openBrowser(world).leave('google', 'rosters');
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      scope: ['openid email profile', ...GOOGLE_ROSTER_SCOPES].join(' '),
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'true',
    });
  });

  it.each(['connect', 'everything', '//evil.test', ''])(
    'requests no class scopes with for=%s',
    async (purpose) => {
      const { location } = await openBrowser(world).leave('google', purpose);
      expect(new URL(location).searchParams.get('scope')).toBe('openid email profile');
    },
  );

  it.each(['next=//evil.test', 'redirect_uri=https://evil.test', 'for=rosters&for=connect'])(
    'redirects only to Google with the registered callback for the query ?%s [T55]',
    async (query) => {
      const response = await portal.app.inject(`/users/googleClassAuthorize?${query}`);
      const url = new URL(String(response.headers.location));
      expect(url.origin).toBe(sandbox.services.google);
      expect(url.searchParams.get('redirect_uri')).toBe(
        'https://portal.wonderfield.test/users/googleCallback',
      );
    },
  );

  it('returns EXT_002 when Google does not respond, and works again afterwards', async () => {
    const away = await openSignInPortal();
    await away.addFault('google', { kind: 'error500', path: '/.well-known/openid-configuration' });
    const browser = openBrowser(away);
    expect(ssoRedirectIn((await browser.leave('google')).location).msgCode).toBe('EXT_002');
    expect((await browser.leave('google')).location).toContain('/o/oauth2/v2/auth');
  });

  it('returns EXT_005 with the wait when Google is busy before the redirect', async () => {
    const busy = await openSignInPortal();
    const path = '/.well-known/openid-configuration';
    await busy.addFault('google', { kind: 'error429', path, retryAfterSeconds: 600 });
    const ssoRedirect = ssoRedirectIn((await openBrowser(busy).leave('google')).location);
    expect(ssoRedirect).toMatchObject({ msgCode: 'EXT_005', provider: 'google' });
    expect(ssoRedirect.msg).toBe(
      'Google is limiting our requests. Please try again in 10 minutes.',
    );
  });

  it.each(['connect', 'rosters'])(
    'keeps the intent to connect when Google does not respond, with for=%s',
    async (purpose) => {
      const away = await openSignInPortal();
      await away.addFault('google', {
        kind: 'error500',
        path: '/.well-known/openid-configuration',
      });
      const { location } = await openBrowser(away).leave('google', purpose);
      expect(ssoRedirectIn(location)).toMatchObject({ msgCode: 'EXT_002', intent: 'connect' });
    },
  );
});

describe('Redirect to Clever', () => {
  // @proves R-clever-authorize
  it('requests a code with a fixed callback URL from Clever', async () => {
    const { location } = await openBrowser(world).leave('clever');
    const url = new URL(location);
    expect(`${url.origin}${url.pathname}`).toBe(`${sandbox.services.clever}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: portal.deps.config.CLEVER_CLIENT_ID,
      redirect_uri: 'https://portal.wonderfield.test/users/cleverCallback',
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});

it.each(['google', 'clever', 'school'] as const)(
  'returns SSO_003 if %s is not configured',
  async (provider) => {
    const alone = { portal: await openTestServer() };
    const { location } = await openBrowser(alone).leave(provider);
    expect(ssoRedirectIn(location)).toMatchObject({ _responseStatus: 0, msgCode: 'SSO_003' });
    const toConnect = await openBrowser(alone).leave(provider, 'connect');
    expect(ssoRedirectIn(toConnect.location)).toMatchObject({
      msgCode: 'SSO_003',
      intent: 'connect',
    });
  },
);

// @proves R-sso-start
it('redirects to the school’s provider without class scopes', async () => {
  const { location } = await openBrowser(world).leave('school', 'rosters');
  const url = new URL(location);
  expect(url.origin).toBe(sandbox.services.school);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: 'https://portal.wonderfield.test/users/ssoCallback',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    nonce: expect.any(String),
  });
});

describe.each(['google', 'clever', 'school'] as const)('Return from %s', (provider) => {
  // @proves D-2-redirects
  it('returns a code and no personal data in the redirect URL', async () => {
    const person = await newPerson(provider, { firstName: 'Wilhelmina' });
    const ssoRedirect = await openBrowser(world).travel(provider, { as: person.id });
    expect(ssoRedirect).toEqual({
      _responseStatus: 1,
      msgCode: 'GEN_000',
      msg: 'OK',
      code: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(JSON.stringify(ssoRedirect)).not.toMatch(/Wilhelmina|sessionToken/);
  });

  it('keeps the intent to connect in the redirect URL', async () => {
    const person = await newPerson(provider);
    const ssoRedirect = await openBrowser(world).travel(provider, {
      as: person.id,
      for: 'connect',
    });
    expect(ssoRedirect).toMatchObject({ _responseStatus: 1, intent: 'connect' });
  });

  // @proves M-SSO_004
  it('returns SSO_004 and changes nothing after a canceled sign-in', async () => {
    const before = (await codes()).length;
    const ssoRedirect = await openBrowser(world).travel(provider, { deny: true });
    await expectFailure(ssoRedirect, 'SSO_004', before);
  });

  // @proves R-google-authorize
  it('accepts the callback URL once and rejects its second use [T55]', async () => {
    const browser = openBrowser(world);
    const { id } = await newPerson(provider);
    const back = await browser.answerThere((await browser.leave(provider)).location, { as: id });
    expect((await browser.comeBack(back)).msgCode).toBe('GEN_000');
    const before = (await codes()).length;
    await expectFailure(await browser.comeBack(back), 'SSO_001', before);
  });

  // @proves M-SSO_001
  it('rejects the callback URL in another browser [T55]', async () => {
    const browser = openBrowser(world);
    const { id } = await newPerson(provider);
    const back = await browser.answerThere((await browser.leave(provider)).location, { as: id });
    const before = (await codes()).length;
    await expectFailure(await openBrowser(world).comeBack(back), 'SSO_001', before);
  });

  it('rejects the code of another sign-in [T55]', async () => {
    const [own, other] = [openBrowser(world), openBrowser(world)];
    const { id } = await newPerson(provider);
    const mine = await own.answerThere((await own.leave(provider)).location, { as: id });
    const theirs = new URL(
      await other.answerThere((await other.leave(provider)).location, { as: id }),
    );
    const before = (await codes()).length;
    const planted = new URL(mine);
    if (provider !== 'clever') {
      planted.searchParams.set('code', theirs.searchParams.get('code') ?? '');
      await expectFailure(await own.comeBack(planted.href), 'SSO_001', before);
    } else {
      // Clever has no PKCE, so the state binds a code to a browser.
      planted.searchParams.set('state', theirs.searchParams.get('state') ?? '');
      await expectFailure(await own.comeBack(planted.href), 'SSO_001', before);
    }
  });

  it.each(['state=x', 'error=access_denied', '', 'state=a&state=b&code=x', 'state=%00&code=%FF'])(
    'rejects a callback with the query ?%s',
    async (query) => {
      const browser = openBrowser(world);
      await browser.leave(provider);
      const before = (await codes()).length;
      const callback = `https://portal.wonderfield.test/users/${CALLBACKS[provider]}?${query}`;
      await expectFailure(await browser.comeBack(callback), 'SSO_001', before);
    },
  );

  it('rejects a callback after ten minutes', async () => {
    const browser = openBrowser(world);
    const { id } = await newPerson(provider);
    const back = await browser.answerThere((await browser.leave(provider)).location, { as: id });
    portal.clock.advance(10 * 60_000 + 1);
    const before = (await codes()).length;
    await expectFailure(await browser.comeBack(back), 'SSO_001', before);
  });

  it('accepts sign-ins from two tabs that started at the same time', async () => {
    const browser = openBrowser(world);
    const { id } = await newPerson(provider);
    const first = (await browser.leave(provider)).location;
    const second = (await browser.leave(provider)).location;
    for (const left of [first, second]) {
      const ssoRedirect = await browser.comeBack(await browser.answerThere(left, { as: id }));
      expect(ssoRedirect.msgCode).toBe('GEN_000');
    }
  });

  it.each(['error500', 'html', 'truncated', 'garbage'])(
    'returns EXT_002 while the provider fails with %s',
    async (kind) => {
      const browser = openBrowser(world);
      const { id } = await newPerson(provider);
      const back = await browser.answerThere((await browser.leave(provider)).location, { as: id });
      await addFault(provider, { kind, path: TOKEN_PATHS[provider] });
      const before = (await codes()).length;
      await expectFailure(await browser.comeBack(back), 'EXT_002', before, provider);
    },
  );

  // @proves M-EXT_005
  it('returns EXT_005 with the wait when the provider is busy', async () => {
    const browser = openBrowser(world);
    const { id } = await newPerson(provider);
    const back = await browser.answerThere((await browser.leave(provider)).location, { as: id });
    const path = TOKEN_PATHS[provider];
    await addFault(provider, { kind: 'error429', path, retryAfterSeconds: 590 });
    const before = (await codes()).length;
    const ssoRedirect = await browser.comeBack(back);
    const service = signInServiceName(provider, SCHOOL_NAME);
    expect(ssoRedirect).toMatchObject({ _responseStatus: 0, msgCode: 'EXT_005', provider });
    expect(ssoRedirect.msg).toBe(messageText('EXT_005', { service, retryAfterSeconds: 590 }));
    expect(ssoRedirect.retryAfterSeconds).toBeGreaterThan(580);
    expect(ssoRedirect.retryAfterSeconds).toBeLessThanOrEqual(591);
    expect(await codes()).toHaveLength(before);
  });

  it('logs no personal data, codes or tokens of a sign-in', async () => {
    const person = await newPerson(provider, { firstName: 'Quetzalina' });
    const ssoRedirect = await openBrowser(world).travel(provider, { as: person.id });
    const log = portal.logLines.join('\n');
    expect(log).not.toMatch(/Quetzalina/);
    for (const word of [person.id, person.email, ssoRedirect.code ?? '', ...world.tokensSeen]) {
      expect(log).not.toContain(word);
    }
  });
});

// @proves M-SSO_005
it('reports that the school has not allowed the app for a student', async () => {
  const student = await newPerson('google', { blocked: 'everything' });
  const before = (await codes()).length;
  await expectFailure(
    await openBrowser(world).travel('google', { as: student.id }),
    'SSO_005',
    before,
  );
});

it.each([
  ['clever', { roles: ['student'] }, 'sign-in'],
  ['clever', { roles: ['student'] }, 'connect'],
  ['clever', { roles: ['contact'] }, 'sign-in'],
  ['google', {}, 'sign-in'],
  ['school', { role: 'teacher' }, 'connect'],
] as const)(
  'stores no connection tokens from %s with %j for the purpose %s',
  async (provider, fields, purpose) => {
    const { outcome } = await landedOutcome(provider, fields, purpose);
    expect(outcome.tokens).toBeUndefined();
  },
);

it.each([
  ['clever', { roles: ['teacher'] }, 'sign-in'],
  ['clever', { roles: ['teacher'] }, 'connect'],
  ['google', {}, 'connect'],
] as const)(
  'stores the connection tokens from %s with %j for the purpose %s',
  async (provider, fields, purpose) => {
    const { outcome } = await landedOutcome(provider, fields, purpose);
    expect(outcome.tokens?.accessToken).toEqual(expect.any(String));
  },
);

it.each([
  ['clever', { roles: ['student'] }, 'connect'],
  ['clever', { roles: ['teacher'] }, 'sign-in'],
  ['google', {}, 'sign-in'],
  ['school', { role: 'student' }, 'sign-in'],
] as const)(
  'stores no sections token from %s with %j for the purpose %s',
  async (provider, fields, purpose) => {
    const { outcome } = await landedOutcome(provider, fields, purpose);
    expect(outcome.sectionsToken).toBeUndefined();
  },
);

it('stores a library app student’s token encrypted until the sign-in is redeemed', async () => {
  const came = ['clever', { roles: ['student'] }, 'sign-in'] as const;
  const { browser, code, outcome } = await landedOutcome(...came);
  expect(world.tokensSeen).toContain(outcome.sectionsToken);
  expect(outcome.tokens).toBeUndefined();
  expect(await findInTables(portal.db, String(outcome.sectionsToken))).toEqual([]);
  const response = expectSuccess(await browser.call('redeemSignIn', { code }));
  const { tieCode } = response.body.newcomer as { tieCode: string };
  const request = { purpose: 'tie', code: tieCode, cookie: browser.cookie() } as const;
  const tie = await peekOutcome(portal.deps, portal.db, request);
  expect(Object.keys(tie.outcome).sort()).toEqual(['person', 'provider']);
});

// @proves M-SSO_008, D-9-subjects
it.each(['clever', 'school'] as const)(
  'returns SSO_008 when %s sends an id of more than 255 characters',
  async (provider) => {
    const person = await newPerson(provider, { id: 'a'.repeat(256) });
    const ssoRedirect = await openBrowser(world).travel(provider, { as: person.id });
    expect(ssoRedirect).toMatchObject({ _responseStatus: 0, msgCode: 'SSO_008' });
    expect(ssoRedirect.code).toBeUndefined();
  },
);

it('stores no token of an unlinked user who is asked for a password', async () => {
  const { browser, code } = await landedOutcome(
    ...(['clever', { roles: ['teacher'], email: '' }, 'sign-in'] as const),
  );
  const response = expectSuccess(await browser.call('redeemSignIn', { code }));
  const { tieCode } = response.body.newcomer as { tieCode: string };
  const kept = { purpose: 'tie', code: tieCode, cookie: browser.cookie() } as const;
  const { outcome } = await peekOutcome(portal.deps, portal.db, kept);
  expect(outcome.tokens).toBeUndefined();
});

// @proves R-clever-authorize
it('restarts a sign-in that Clever started, because an attacker could have planted its code', async () => {
  const browser = openBrowser(world);
  const { id } = await newPerson('clever', { email: '' });
  const before = (await codes()).length;
  const planted = await browser.answerThere(`${sandbox.services.clever}/sandbox/portal-launch`, {
    as: id,
  });
  const { pathname, search } = new URL(planted);
  expect(search).not.toContain('state');
  const { location } = await browser.visit(`${pathname}${search}`);
  expect(location).toContain(`${sandbox.services.clever}/oauth/authorize?`);
  expect(await codes()).toHaveLength(before);
  const ssoRedirect = await browser.comeBack(await browser.answerThere(location, { as: id }));
  expect(ssoRedirect.msgCode).toBe('GEN_000');
});

it('limits redirects per IP address with RTE_001 without a request to the provider', async () => {
  const limited = await openTestServer();
  const full = {
    bucket: 'single-sign-on',
    key: ipKey('127.0.0.1'),
    times: 3000,
    seconds: 600,
  };
  await consumeRateLimit(limited.db, full, limited.deps.now());
  await limited.db.updateTable('rate_limits').set({ used: 3000 }).execute();
  for (const path of ['googleClassAuthorize', 'googleCallback?code=x&state=y']) {
    const response = await limited.app.inject({ url: `/users/${path}` });
    expect(ssoRedirectIn(String(response.headers.location)).msgCode).toBe('RTE_001');
  }
});

it('logs a wrong issuer configuration as an error with both issuers', async () => {
  const wrong = await openSignInPortal();
  const { school } = wrong.portal.deps.signIns;
  if (!school) throw new Error('not configured');
  const { port } = new URL(school.issuer);
  wrong.portal.deps.signIns.school = openSchoolSignIn({
    ...wrong.portal.deps.config,
    SCHOOL_SSO_ISSUER: `http://127.0.0.1:${port}`,
  });
  const { location } = await openBrowser(wrong).leave('school');
  expect(ssoRedirectIn(location).msgCode).toBe('EXT_002');
  const line = wrong.portal.logLines
    .map((text) => JSON.parse(text))
    .find(({ kind }) => kind === 'misconfigured');
  expect(line).toMatchObject({ level: 50, provider: 'school' });
  expect(line.detail).toContain(school.issuer);
  expect(line.detail).toContain(`http://127.0.0.1:${port}`);
});
