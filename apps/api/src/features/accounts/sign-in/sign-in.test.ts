import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../../testing/build-test-app.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { passwordHash } from '../../../../testing/factories/password-hash.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';

let portal: TestPortal;
let afterVerify: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async (hash, password) => {
          const isRight = await passwords.verify(hash, password);
          await afterVerify();
          return isRight;
        },
      },
    }),
  });
});
afterAll(() => portal.close());

const login = ({ email, password, userType }: MadeUser, changes: Fields = {}) =>
  portal.call('login', { email, password, userType, ...changes });
const sessionsOf = (userId: string) =>
  portal.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
const eventsOf = (subjectId: string) =>
  portal.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'outcome'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();

describe('login', () => {
  // @proves C-login
  it('signs in a parent with adult check and returns the children and no ticket', async () => {
    const parent = await makeParent(portal.db, { children: 2 });
    const response = expectSuccess(await login(parent));
    expect(userIn(response)).toMatchObject({
      userId: parent.id,
      userType: 'parent',
      ageVerfiedflag: 't',
      childDetails: parent.children.map(({ id, email }) => ({ userId: id, email })),
    });
    expect(Object.keys(response.body).sort()).toEqual(
      ['_responseStatus', 'deviceMark', 'msg', 'msgCode', 'sessionToken', 'userJson'].sort(),
    );
  });

  // @proves S-sign-in-parent, D-3-unchecked
  it('signs in a parent without adult check and returns a ticket for the check', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    const response = expectSuccess(await login(parent));
    expect(userIn(response).ageVerfiedflag).toBe('f');
    expect(response.body.ageCheckTicket).toEqual(expect.any(String));
  });

  // @proves S-sign-in-educator
  it.each([
    ['neither checked nor approved', { ageVerified: false, approved: false }, true],
    ['approved but unchecked', { ageVerified: false, approved: true }, false],
    ['checked but not approved', { ageVerified: true, approved: false }, false],
    ['checked and approved', { ageVerified: true, approved: true }, false],
  ])(
    'signs in an educator who is %s and issues an adult check ticket: $2',
    async (_who, traits, hasTicket) => {
      const response = expectSuccess(await login(await makeEducator(portal.db, traits)));
      expect(userIn(response)).toMatchObject({
        ageVerfiedflag: traits.ageVerified ? 't' : 'f',
        educatorApprovedFlag: String(traits.approved),
      });
      expect('ageCheckTicket' in response.body).toBe(hasTicket);
    },
  );

  // @proves C-login
  it('signs in a student by username in any case', async () => {
    const student = await makeStudent(portal.db, { email: 'maya4827', resetPending: true });
    const response = expectSuccess(await login(student, { email: ' MAYA4827 ' }));
    expect(userIn(response)).toMatchObject({ userId: student.id, passwordResetNotDone: true });
  });

  it('signs in an adult by email in any case', async () => {
    const parent = await makeParent(portal.db);
    expectSuccess(await login(parent, { email: parent.email.toUpperCase() }));
  });

  it('returns a session token of 32 random bytes and stores only its hash [T15]', async () => {
    const parent = await makeParent(portal.db);
    const { body } = await login(parent);
    expect(Buffer.from(String(body.sessionToken), 'base64url')).toHaveLength(32);
    const [row] = await sessionsOf(parent.id);
    expect(row?.token_sha256).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(String(body.sessionToken));
  });

  it('returns field errors that match the user type for missing sign-in fields', async () => {
    expectError(await portal.call('login', { userType: 'parent' }), 'VAL_001', {
      email: 'Please enter Email Address',
      password: 'Please enter Password',
    });
    expectError(await portal.call('login', { userType: 'student' }), 'VAL_001', {
      email: 'Please enter Username',
      password: 'Please enter Password',
    });
    expectError(await portal.call('login', { email: 'a@b.test', password: 'x' }), 'VAL_001', {
      userType: 'Please choose one of the options',
    });
    expectError(
      await portal.call('login', { userType: 'parent', email: 'not an email', password: 'x' }),
      'VAL_001',
      { email: 'Please enter valid Email Address' },
    );
  });
});

describe('login: rejected sign-ins', () => {
  // @proves C-login, M-LGN_001
  it('returns the same response with the same work for every rejected sign-in [T06, T07]', async () => {
    const parent = await makeParent(portal.db);
    const teacher = await makeEducator(portal.db);
    const suspended = await makeParent(portal.db, { suspended: true });
    const unconfirmed = await makeParent(portal.db, { confirmed: false });
    const bySchool = await makeEducator(portal.db, { password: null });
    const wrong = { userType: 'parent', password: 'Wrong#pass1' };
    const attempts: Fields[] = [
      { ...wrong, email: 'nobody@home.test' },
      { ...wrong, email: parent.email },
      { userType: 'parent', email: teacher.email, password: teacher.password },
      { userType: 'educator', email: parent.email, password: parent.password },
      { userType: 'student', email: parent.email, password: parent.password },
      { ...wrong, email: suspended.email },
      { ...wrong, email: unconfirmed.email },
      { userType: 'educator', email: bySchool.email, password: 'nobody has this password' },
    ];
    for (const fields of attempts) {
      const before = portal.verifications();
      const response = expectError(await portal.call('login', fields), 'LGN_001');
      expect(portal.verifications() - before).toBe(1);
      const { date: _date, ...headers } = response.headers;
      expect(Object.keys(headers)).not.toContain('retry-after');
    }
  });

  it('writes an audit event about the account for a rejected sign-in', async () => {
    const parent = await makeParent(portal.db);
    await login(parent, { password: 'Wrong#pass1' });
    expect(await eventsOf(parent.id)).toEqual([
      { action: 'session.refused', actor_id: null, outcome: 'LGN_001' },
    ]);
    expect(await sessionsOf(parent.id)).toEqual([]);
  });

  // @proves M-LGN_003
  it('returns LGN_003 for an unconfirmed email only with the right password [T06, T07]', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    expectError(await login(parent), 'LGN_003');
    expectError(await login(parent, { password: 'Wrong#pass1' }), 'LGN_001');
    expect(await sessionsOf(parent.id)).toEqual([]);
  });

  // @proves M-LGN_004
  it('returns LGN_004 for a suspended account only with the right password [T06, T07]', async () => {
    for (const user of [
      await makeParent(portal.db, { suspended: true }),
      await makeStudent(portal.db, { suspended: true }),
    ]) {
      expectError(await login(user), 'LGN_004');
      expectError(await login(user, { password: 'Wrong#pass1' }), 'LGN_001');
      expect(await sessionsOf(user.id)).toEqual([]);
    }
  });

  it('rejects an operator’s sign-in to the portal with LGN_001', async () => {
    await portal.db
      .insertInto('operators')
      .values({
        email: 'op@wonderfield.test',
        name: 'Op',
        password_hash: await passwordHash('Lighthouse#96'),
      })
      .execute();
    for (const userType of ['parent', 'educator', 'student']) {
      const fields = { userType, email: 'op@wonderfield.test', password: 'Lighthouse#96' };
      expectError(await portal.call('login', fields), 'LGN_001');
    }
  });
});

describe('login: new sessions', () => {
  it('never activates a session token sent with the sign-in [T11]', async () => {
    const parent = await makeParent(portal.db);
    const planted = 'planted-token';
    await login(parent, { sessionToken: planted, userId: parent.id });
    expectError(
      await portal.call('getUser', { sessionToken: planted, userId: parent.id }),
      'SSN_002',
    );
  });

  it('ends the session that was sent with the sign-in [T11]', async () => {
    const parent = await makeParent(portal.db);
    const old = await signIn(portal, parent);
    const { body } = expectSuccess(await login(parent, old));
    expectError(await portal.call('getUser', old), 'SSN_002');
    expectSuccess(
      await portal.call('getUser', { userId: parent.id, sessionToken: body.sessionToken }),
    );
  });

  it('starts no session when the password is reset during the password check [T16]', async () => {
    const parent = await makeParent(portal.db);
    const newHash = await passwordHash('Thistle#93b');
    afterVerify = async () => {
      await portal.db
        .updateTable('users')
        .set({ password_hash: newHash })
        .where('id', '=', parent.id)
        .execute();
      await portal.db.deleteFrom('sessions').where('user_id', '=', parent.id).execute();
    };
    const response = await login(parent);
    afterVerify = async () => undefined;
    expectError(response, 'LGN_001');
    expect(await sessionsOf(parent.id)).toEqual([]);
  });

  it('starts no session when the account is suspended during the password check', async () => {
    const parent = await makeParent(portal.db);
    afterVerify = () =>
      portal.db
        .updateTable('users')
        .set({ suspended_at: new Date() })
        .where('id', '=', parent.id)
        .execute();
    const response = await login(parent);
    afterVerify = async () => undefined;
    expectError(response, 'LGN_004');
    expect(await sessionsOf(parent.id)).toEqual([]);
  });
});

describe('login: session limit', () => {
  it.each([
    ['parent', 5, () => makeParent(portal.db)],
    ['educator', 5, () => makeEducator(portal.db)],
    ['student', 3, () => makeStudent(portal.db)],
  ] as const)('limits a %s to %i sessions and ends the oldest', async (_type, max, make) => {
    const user = await make();
    const sessions = [];
    for (let time = 0; time <= max; time += 1) {
      sessions.push(await signIn(portal, user));
      portal.clock.advance(1);
    }
    const [oldest, ...kept] = sessions;
    expectError(await portal.call('getUser', { ...oldest }), 'SSN_002');
    for (const session of kept) expectSuccess(await portal.call('getUser', session));
  });

  it('keeps the session limit for 30 parallel sign-ins of a student', async () => {
    const student = await makeStudent(portal.db);
    const responses = await Promise.all(Array.from({ length: 30 }, () => login(student)));
    // Attempts count until they succeed, so some of the parallel sign-ins may get LGN_002.
    const codes = new Set(responses.map((response) => response.body.msgCode));
    expect([...codes].filter((code) => code !== 'GEN_000' && code !== 'LGN_002')).toEqual([]);
    expect((await sessionsOf(student.id)).length).toBeLessThanOrEqual(3);
  });
});

it('writes an audit event for a sign-in', async () => {
  const parent = await makeParent(portal.db);
  await login(parent);
  expect(await eventsOf(parent.id)).toEqual([
    { action: 'session.started', actor_id: parent.id, outcome: 'password' },
  ]);
});
