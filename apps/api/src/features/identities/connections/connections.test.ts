import { GOOGLE_ROSTER_SCOPES } from '@wonderfield/contract/identities/google-scopes';
import { describe, expect, it, vi } from 'vitest';
import type { Fields } from '../../../../testing/build-test-app.ts';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeIdentity } from '../../../../testing/factories/make-identity.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openBrowser } from '../../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal, type Person } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { openConnection } from '../identities.ts';

const world = await openSignInPortal();
const { portal, newPerson, tokensSeen, sandbox, addFault } = world;
const { db } = portal;
const MINUTE_MS = 60_000;

type Service = 'google' | 'clever';

/** Creates a signed-in educator with one browser. */
const makeTeacher = async () => {
  const teacher = await makeEducator(db);
  const session = await signIn(portal, teacher);
  const browser = openBrowser(world);
  /** Signs in at the service as this person and returns with a code. */
  const travel = (provider: Service, person: Person, purpose = 'rosters') =>
    browser.travel(provider, { as: person.id, for: purpose });
  const connect = async (
    provider: Service,
    person: Person,
    fields: Fields = {},
    purpose?: string,
  ) => {
    const { code } = await travel(provider, person, purpose);
    return browser.call('connectAccount', { code, ...session, ...fields });
  };
  const connections = async () =>
    expectSuccess(await portal.call('getConnections', session)).body.connections;
  return { teacher, session, browser, travel, connect, connections };
};
const connectionsOf = (educatorId: string) =>
  db.selectFrom('connections').selectAll().where('educator_id', '=', educatorId).execute();
const identitiesOf = (userId: string) =>
  db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute();

const NOT_CONNECTED = { isConnected: false, canReadClasses: false, isLost: false };

describe('connectAccount', () => {
  // @proves C-connectAccount
  it.each(['google', 'clever'] as const)(
    'links an account at %s and can read its classes',
    async (provider) => {
      const { teacher, session, connect, connections } = await makeTeacher();
      const person = await newPerson(provider);
      const response = expectSuccess(await connect(provider, person));
      expect(response.body).toMatchObject({ provider, canReadClasses: true });
      expect(await connections()).toEqual(
        expect.arrayContaining([
          {
            provider,
            isConnected: true,
            email: person.email,
            connectedAt: portal.deps.now().toISOString(),
            canReadClasses: true,
            isLost: false,
          },
        ]),
      );
      const user = userIn(expectSuccess(await portal.call('getUser', session)));
      expect(user[`${provider}AccountId`]).toBe(person.id);
      expect(await auditOf(db, teacher.id)).toEqual([
        { action: 'identity.tied', actor_id: teacher.id, outcome: provider },
        { action: 'connection.made', actor_id: teacher.id, outcome: provider },
      ]);
    },
  );

  it('notifies the educator of a linked identity by email', async () => {
    const { teacher, connect } = await makeTeacher();
    expectSuccess(await connect('google', await newPerson('google')));
    await portal.runJobs();
    const emails = portal.emails.filter(({ to }) => to === teacher.email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'A Google login was linked to your account',
    ]);
  });

  // @proves C-getConnections
  it('links only the identity if classes were not requested', async () => {
    const { teacher, connect, connections } = await makeTeacher();
    const person = await newPerson('google');
    const response = expectSuccess(await connect('google', person, {}, 'connect'));
    expect(response.body).toMatchObject({ canReadClasses: false });
    expect(await connectionsOf(teacher.id)).toEqual([]);
    expect(await connections()).toMatchObject([
      { provider: 'google', isConnected: true, canReadClasses: false },
      { provider: 'clever', ...NOT_CONNECTED },
      { provider: 'school', ...NOT_CONNECTED },
    ]);
  });

  it('reports missing access to classes when the educator did not grant it', async () => {
    const { browser, session, teacher } = await makeTeacher();
    const person = await newPerson('google');
    const { location } = await browser.leave('google', 'rosters');
    const [courses] = GOOGLE_ROSTER_SCOPES;
    const consentUrl = `${location}&consent=1&ticked=${encodeURIComponent(courses)}`;
    const { code } = await browser.comeBack(
      await browser.answerThere(consentUrl, { as: person.id }),
    );
    const response = expectSuccess(await browser.call('connectAccount', { code, ...session }));
    expect(response.body).toMatchObject({ canReadClasses: false });
    expect(await connectionsOf(teacher.id)).toEqual([]);
  });

  // @proves C-connectAccount, M-SSN_003
  it('requires the password if the sign-in is older than 15 minutes (SSN_003)', async () => {
    const { teacher, session, browser, travel } = await makeTeacher();
    const person = await newPerson('google');
    portal.clock.advance(15 * MINUTE_MS + 1);
    const { code } = await travel('google', person);
    const connect = (fields: Fields = {}) =>
      browser.call('connectAccount', { code, ...session, ...fields });
    expectError(await connect(), 'SSN_003');
    expectError(await connect({ password: 'Wrong#Panda472' }), 'PWD_003', {
      password: 'Current password does not match',
    });
    expect(await identitiesOf(teacher.id)).toEqual([]);
    expectSuccess(await connect({ password: teacher.password }));
    expect(await identitiesOf(teacher.id)).toHaveLength(1);
    expectError(await connect({ password: teacher.password }), 'SSO_001');
  });

  it('requires no password within 15 minutes of the sign-in', async () => {
    const { connect } = await makeTeacher();
    portal.clock.advance(15 * MINUTE_MS);
    expectSuccess(await connect('google', await newPerson('google')));
  });

  // @proves M-SSO_002
  it('rejects an identity that belongs to another user with SSO_002', async () => {
    const [owner, { teacher, connect }] = [await makeEducator(db), await makeTeacher()];
    const person = await newPerson('google');
    await makeIdentity(world, owner, ['google', person]);
    expectError(await connect('google', person), 'SSO_002');
    expect(await connectionsOf(teacher.id)).toEqual([]);
  });

  it('rejects a second identity of the same service with SSO_002', async () => {
    const { connect, connections } = await makeTeacher();
    const first = await newPerson('google');
    expectSuccess(await connect('google', first));
    expectError(await connect('google', await newPerson('google')), 'SSO_002');
    expect(await connections()).toMatchObject([{ email: first.email }, {}, {}]);
  });

  it('rejects a student’s Clever identity with SSO_003', async () => {
    const { connect } = await makeTeacher();
    const student = await newPerson('clever', { roles: ['student'] });
    expectError(await connect('clever', student), 'SSO_003');
  });

  it('links the account to the user who is signed in at the callback', async () => {
    const [first, second] = [await makeTeacher(), await makeTeacher()];
    const person = await newPerson('google');
    expectSuccess(await first.connect('google', person, second.session));
    expect(await identitiesOf(first.teacher.id)).toEqual([]);
    expect(await identitiesOf(second.teacher.id)).toHaveLength(1);
  });

  it('renews the connection for the same identity, also from two tabs in parallel', async () => {
    const { teacher, session, browser, travel } = await makeTeacher();
    const person = await newPerson('google');
    const codes = [await travel('google', person), await travel('google', person)];
    const responses = await Promise.all(
      codes.map(({ code }) => browser.call('connectAccount', { code, ...session })),
    );
    for (const response of responses) expectSuccess(response);
    expect(await connectionsOf(teacher.id)).toHaveLength(1);
  });
});

describe('Sign-in with a connected account', () => {
  it('keeps the connection unchanged at a Google sign-in', async () => {
    const { teacher, connect, browser } = await makeTeacher();
    const person = await newPerson('google');
    expectSuccess(await connect('google', person));
    const before = await connectionsOf(teacher.id);
    expectSuccess(await browser.signIn('google', person.id));
    expect(await connectionsOf(teacher.id)).toEqual(before);
  });

  it('renews the connection at a Clever sign-in, even after it was lost', async () => {
    const { teacher, connect, browser, connections } = await makeTeacher();
    const person = await newPerson('clever');
    expectSuccess(await connect('clever', person));
    await db.updateTable('connections').set({ lost_at: portal.deps.now() }).execute();
    expect(await connections()).toMatchObject([{}, { provider: 'clever', isLost: true }, {}]);
    portal.clock.advance(MINUTE_MS);
    const [before] = await connectionsOf(teacher.id);
    expectSuccess(await browser.signIn('clever', person.id));
    const [after] = await connectionsOf(teacher.id);
    expect(after?.lost_at).toBeNull();
    expect(after?.expires_at.getTime()).toBeGreaterThan(before?.expires_at.getTime() ?? 0);
    expect(after?.connected_at).toEqual(before?.connected_at);
  });

  it('creates no connection at a Clever sign-in', async () => {
    const teacher = await makeEducator(db);
    const person = await newPerson('clever');
    await makeIdentity(world, teacher, ['clever', person]);
    expectSuccess(await openBrowser(world).signIn('clever', person.id));
    expect(await connectionsOf(teacher.id)).toEqual([]);
  });
});

describe('connectAccount during a password change', () => {
  it('links no identity with a password that was just replaced', async () => {
    const { teacher, browser, session } = await makeTeacher();
    const person = await newPerson('google');
    const verify = vi.spyOn(portal.deps.passwords, 'verify').mockImplementationOnce(async () => {
      await db
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', teacher.id)
        .execute();
      return true;
    });
    const { code } = await browser.travel('google', { as: person.id, for: 'connect' });
    const connect = { code, password: teacher.password, ...session };
    expectError(await browser.call('connectAccount', connect), 'SSN_002');
    expect(verify).toHaveBeenCalled();
    expect(await identitiesOf(teacher.id)).toEqual([]);
  });
});

describe('disconnectAccount', () => {
  const isGoodAtGoogle = async (accessToken: string) => {
    const response = await fetch(`${sandbox.services.google}/v1/userinfo`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return response.ok;
  };

  // @proves C-disconnectAccount
  it('deletes the identity and the tokens and revokes them at Google', async () => {
    const { teacher, session, connect, connections, browser } = await makeTeacher();
    const person = await newPerson('google');
    expectSuccess(await connect('google', person));
    const opened = await openConnection(portal.deps, {
      educatorId: teacher.id,
      provider: 'google',
    });
    expect(await isGoodAtGoogle(opened.accessToken)).toBe(true);
    expectSuccess(await portal.call('disconnectAccount', { provider: 'google', ...session }));
    expect(await isGoodAtGoogle(opened.accessToken)).toBe(false);
    expect(await connections()).toMatchObject([{ provider: 'google', ...NOT_CONNECTED }, {}, {}]);
    expect(await identitiesOf(teacher.id)).toEqual([]);
    expect((await auditOf(db, teacher.id)).slice(2)).toEqual([
      { action: 'identity.untied', actor_id: teacher.id, outcome: 'google' },
      { action: 'connection.ended', actor_id: teacher.id, outcome: 'google' },
    ]);
    const again = expectSuccess(await browser.signIn('google', person.id));
    expect(again.body.newcomer).toBeDefined();
  });

  // @proves C-disconnectAccount
  it('disconnects even while Google is unavailable', async () => {
    const { teacher, session, connect } = await makeTeacher();
    expectSuccess(await connect('google', await newPerson('google')));
    await addFault('google', { kind: 'error500', path: '/revoke' });
    expectSuccess(await portal.call('disconnectAccount', { provider: 'google', ...session }));
    expect(await connectionsOf(teacher.id)).toEqual([]);
  });

  it('succeeds when the account is not connected', async () => {
    const { teacher, session, connect } = await makeTeacher();
    expectSuccess(await connect('clever', await newPerson('clever')));
    for (const provider of ['clever', 'clever', 'school']) {
      expectSuccess(await portal.call('disconnectAccount', { provider, ...session }));
    }
    expect(
      (await auditOf(db, teacher.id)).filter(({ action }) => /ended/.test(action)),
    ).toHaveLength(1);
  });

  it('keeps the current session and ends the other sessions that the identity started', async () => {
    const { teacher, connect } = await makeTeacher();
    const person = await newPerson('google');
    expectSuccess(await connect('google', person));
    const sessions = await Promise.all(
      [1, 2].map(async () => {
        const response = expectSuccess(await openBrowser(world).signIn('google', person.id));
        return { userId: teacher.id, sessionToken: response.body.sessionToken };
      }),
    );
    expectSuccess(await portal.call('disconnectAccount', { provider: 'google', ...sessions[0] }));
    expectSuccess(await portal.call('getUser', { ...sessions[0] }));
    expectError(await portal.call('getUser', { ...sessions[1] }), 'SSN_002');
  });

  // @proves M-SSO_007
  it('rejects disconnecting the last identity of an account without a password with SSO_007', async () => {
    const teacher = await makeEducator(db, { password: null });
    const session = await signIn(portal, teacher);
    await makeIdentity(world, teacher, ['clever', await newPerson('clever')]);
    const disconnect = () => portal.call('disconnectAccount', { provider: 'clever', ...session });
    expectError(await disconnect(), 'SSO_007');
    await makeIdentity(world, teacher, ['school', await newPerson('school')]);
    expectSuccess(await disconnect());
  });

  it('disconnects only the caller’s own account', async () => {
    const [first, second] = [await makeTeacher(), await makeTeacher()];
    expectSuccess(await first.connect('google', await newPerson('google')));
    expectSuccess(
      await portal.call('disconnectAccount', { provider: 'google', ...second.session }),
    );
    expect(await connectionsOf(first.teacher.id)).toHaveLength(1);
  });
});

it('stores no readable token in any table or log [T61]', async () => {
  const { teacher, connect } = await makeTeacher();
  for (const provider of ['google', 'clever'] as const) {
    expectSuccess(await connect(provider, await newPerson(provider)));
  }
  portal.clock.advance(50 * 60 * 1000 + 6 * MINUTE_MS);
  await openConnection(portal.deps, { educatorId: teacher.id, provider: 'google' });
  expect(tokensSeen.length).toBeGreaterThan(4);
  expect(await findInTables(db, ...tokensSeen)).toEqual([]);
  const hex = tokensSeen.map((token) => Buffer.from(token).toString('hex'));
  expect(await findInTables(db, ...hex)).toEqual([]);
  for (const token of tokensSeen) expect(portal.logLines.join('\n')).not.toContain(token);
});
