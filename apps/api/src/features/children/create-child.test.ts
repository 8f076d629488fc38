import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { asOwner } from '../../../testing/database/as-owner.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { CHILD_PASSWORD, childForm } from '../../../testing/factories/child-form.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { expectAllAlike } from '../../../testing/response-assertions.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const create = (session: SessionFields | object, form: Fields, headers = {}) =>
  portal.call('createUser', { ...form, ...session }, { headers });
const childRow = (username: string) =>
  portal.db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .selectAll('students')
    .selectAll('users')
    .where('users.email', '=', username)
    .executeTakeFirstOrThrow();

describe('createUser for a child', () => {
  // @proves C-createUser, C-3.2-child
  it('creates a child account with a consent that the parent owns and the child can sign in to', async () => {
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    const form = childForm({ parentId: parent.id, email: 'Maya4827', subject: '["all"]' });
    const response = expectSuccess(await create(session, form));
    expect(response.body).not.toHaveProperty('ageCheckTicket');
    const me = userIn(response);
    expect(me).toMatchObject({ userId: parent.id, userType: 'parent' });
    expect(me.childDetails).toEqual([
      {
        userId: expect.any(String),
        firstName: 'Maya',
        lastName: 'Okafor',
        email: 'maya4827',
        birthMonth: '05',
        birthYear: '2018',
        userGrade: '3',
        childPlayOption: 'all',
        childMayUse: 'preType',
        levelPreference: 'challenging',
        dailyTimeLimit: 'none',
        subject: expect.arrayContaining(['math', 'art']),
        subscriptionPlans: 'freetoPlay',
        passwordResetNotDone: false,
        schoolAccountReg: '0',
        signInMethod: 'words',
        hasCard: false,
        userType: 'student',
        parentId: parent.id,
        homeAccountReg: '1',
        classRoomsDetails: [],
        city: 'Portland',
        state: 'OR',
        zip: '97214',
      },
    ]);
    const login = { userType: 'student', email: 'maya4827', password: CHILD_PASSWORD };
    expect(userIn(expectSuccess(await portal.call('login', login))).passwordResetNotDone).toBe(
      false,
    );
    await expectInvariants(portal.db);
  });

  // @proves P-parent-location
  it('copies the place of residence from the parent and ignores the form', async () => {
    const parent = await makeParent(portal.db);
    await portal.db
      .updateTable('users')
      .set({ city: 'Bend', state: 'OR', zip: '97701' })
      .where('id', '=', parent.id)
      .execute();
    const form = childForm({ city: 'Elsewhere', state: 'NY', zip: '10001' });
    expectSuccess(await create(await signIn(portal, parent), form));
    expect(await childRow(form.email)).toMatchObject({ city: 'Bend', state: 'OR', zip: '97701' });
  });

  // @proves D-2-password-sealed
  it('stores a password that decrypts only for this child, and no hash', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const [one, two] = [childForm(), childForm()];
    for (const form of [one, two]) expectSuccess(await create(session, form));
    const [first, second] = [await childRow(one.email), await childRow(two.email)];
    const { sealer } = portal.deps;
    const sealed = first.sealed_password as Buffer;
    expect(first.password_hash).toBeNull();
    expect(sealed.includes(CHILD_PASSWORD)).toBe(false);
    expect(sealed.equals(second.sealed_password as Buffer)).toBe(false);
    expect(sealer.open(sealed, `child:${first.id}`)).toBe(CHILD_PASSWORD);
    expect(() => sealer.open(sealed, `child:${second.id}`)).toThrow();
  });

  it('writes an audit event for a new child and never logs the password', async () => {
    const parent = await makeParent(portal.db);
    const form = childForm({ password: 'Canary#81x', confirmPassword: 'Canary#81x' });
    expectSuccess(await create(await signIn(portal, parent), form));
    const { id } = await childRow(form.email);
    expect(await auditOf(portal.db, id)).toEqual([
      { action: 'child.created', actor_id: parent.id, outcome: 'ok' },
    ]);
    expect(portal.logLines.join('\n')).not.toMatch(/Canary#81x|Maya/);
  });

  // @proves S-add-child-again
  it('returns the same response to a retry and creates one child [T05]', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const form = childForm();
    const headers = { 'idempotency-key': 'a-retry' };
    const first = expectSuccess(await create(session, form, headers));
    const again = expectSuccess(await create(session, form, headers));
    expect(again.body).toEqual(first.body);
    expect(userIn(again).childDetails).toHaveLength(1);
    const other = childForm();
    expectError(await create(session, other, headers), 'IDM_001');
    // An idempotency key of one parent has no effect for another.
    const outsider = await signIn(portal, await makeParent(portal.db));
    expect(userIn(expectSuccess(await create(outsider, other, headers))).childDetails).toHaveLength(
      1,
    );
  });

  // @proves S-add-child-again
  it('creates one child for a double click, with and without an idempotency key', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const [keyed, plain] = [childForm(), childForm()];
    const headers = { 'idempotency-key': 'double' };
    const same = await Promise.all([
      create(session, keyed, headers),
      create(session, keyed, headers),
    ]);
    for (const response of same) expectSuccess(response);
    expect(same[0].body).toEqual(same[1].body);
    const codes = (await Promise.all([create(session, plain), create(session, plain)])).map(
      (response) => response.body.msgCode,
    );
    expect(codes.sort()).toEqual(['CHD_002', 'GEN_000']);
    const me = userIn(await portal.call('getUser', session));
    expect(me.childDetails?.map((child) => child.email)).toEqual([keyed.email, plain.email]);
    await expectInvariants(portal.db);
  });
});

describe('createUser for a child: rejected requests', () => {
  const rejected = async (
    session: object,
    form: Fields,
    code: 'SSN_002' | 'AUZ_001' | 'AGE_001',
  ) => {
    const before = await snapshotPeople(portal.db);
    expectError(await create(session, form), code);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  };

  // @proves P-child-create
  it('rejects an anonymous caller who adds a child to a parent with SSN_002 [T01]', async () => {
    const { parent } = await makeFamily(portal);
    await rejected({}, childForm({ parentId: parent.id }), 'SSN_002');
    await rejected({ userId: parent.id }, childForm({ parentId: parent.id }), 'SSN_002');
    await rejected({ userId: parent.id, sessionToken: 'x' }, childForm(), 'SSN_002');
  });

  // @proves P-child-create
  it('rejects a parent who names another parent with AUZ_001', async () => {
    const { session } = await makeFamily(portal);
    const other = await makeParent(portal.db);
    await rejected(session, childForm({ parentId: other.id }), 'AUZ_001');
    await rejected(session, childForm({ parentId: 'x' }), 'AUZ_001');
  });

  it.each([
    ['an educator', () => makeEducator(portal.db)],
    ['a student', () => makeStudent(portal.db)],
  ] as const)('rejects a child created by %s with AUZ_001', async (_who, make) => {
    await rejected(await signIn(portal, await make()), childForm(), 'AUZ_001');
  });

  it('rejects a child of a parent without adult check with AGE_001', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    await rejected(await signIn(portal, parent), childForm(), 'AGE_001');
  });

  it('rejects a child of a verified parent whose consent is missing with AGE_001 [T30]', async () => {
    const parent = await makeParent(portal.db);
    await asOwner(portal.databaseUrl, sql`delete from consents where guardian_id = ${parent.id}`);
    await rejected(await signIn(portal, parent), childForm(), 'AGE_001');
    await portal.db.deleteFrom('users').where('id', '=', parent.id).execute();
  });

  // @proves D-6-consent
  it('rejects a guardianship without a consent in the database [T30]', async () => {
    const { child } = await makeFamily(portal);
    const parent = await makeParent(portal.db);
    const insert = sql`insert into guardianships (parent_id, child_id, consent_id)
      values (${parent.id}, ${child.id}, null)`;
    await expect(insert.execute(portal.db)).rejects.toThrow(/consent_id/);
  });

  // @proves M-CHD_002, D-4-email-unique
  it('rejects a taken username without changing or naming its owner [T29]', async () => {
    const { parent, child } = await makeFamily(portal, { firstName: 'Zebediah' });
    const mine = await signIn(portal, await makeParent(portal.db));
    const before = await snapshotPeople(portal.db);
    const bodies: string[] = [];
    for (const email of [child.email, child.email.toUpperCase(), ` ${child.email} `]) {
      const response = await create(mine, childForm({ email }));
      expectError(response, 'CHD_002', { email: expect.any(String) });
      const { requestId: _each, ...body } = response.body;
      bodies.push(JSON.stringify(body));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).not.toContain(parent.id);
    expect(bodies[0]).not.toContain('Zebediah');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves F-child-username
  it.each([
    ['principal@school.test', 'Please choose a username, not an email address'],
    ['maya@', 'Please choose a username, not an email address'],
    ['@maya', 'Please choose a username, not an email address'],
    ['ab', 'Please use at least 3 characters'],
    ['may a', 'Please begin with a letter or digit and use only a-z, 0-9 and . _ % + -'],
    ['mäya1', 'Please begin with a letter or digit and use only a-z, 0-9 and . _ % + -'],
    ['.maya', 'Please begin with a letter or digit and use only a-z, 0-9 and . _ % + -'],
    ['maya/1', 'Please begin with a letter or digit and use only a-z, 0-9 and . _ % + -'],
  ])('rejects the child username %s with VAL_001', async (email, words) => {
    const session = await signIn(portal, await makeParent(portal.db));
    const before = await snapshotPeople(portal.db);
    expectError(await create(session, childForm({ email })), 'VAL_001', { email: words });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves F-child-username
  it('returns the same error for any email as a username, whether it is known or not', async () => {
    const adult = await makeParent(portal.db);
    const session = await signIn(portal, await makeParent(portal.db));
    const responses = [
      await create(session, childForm({ email: adult.email })),
      await create(session, childForm({ email: 'nobody.at.all@home.test' })),
    ];
    expectAllAlike(responses);
  });

  // @proves F-child-username
  it('lets a child with an old email username sign in and be relinked by its parent', async () => {
    const { session, child } = await makeFamily(portal, { email: 'maya@old.test' });
    await signIn(portal, child);
    const login = { userType: 'student', email: 'maya@old.test', password: child.password };
    expectSuccess(await portal.call('login', login));
    await portal.call('deleteParentChildAccount', { requestUserId: child.id, ...session });
    const me = userIn(expectSuccess(await create(session, childForm({ email: 'maya@old.test' }))));
    expect(me.childDetails).toMatchObject([{ userId: child.id, email: 'maya@old.test' }]);
  });

  // @proves C-createUser, F-child-settings
  it('returns a field error for every missing field of a child', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    expectError(await create(session, { userType: 'student' }), 'VAL_001', {
      firstName: 'Please enter First Name',
      lastName: 'Please enter Last Name',
      birthYear: 'Please select Birth Year',
      birthMonth: 'Please select Birth Month',
      userGrade: 'Please select Grade',
      email: 'Please enter Username',
      password: 'Please enter Password',
      confirmPassword: 'Please confirm Password',
      // The other missing fields have defaults.
      childMayUse: 'Please fill all required details',
      subject: 'Please select at least one Subject',
      termsOfService: 'You need to agree to the Terms of Use and Privacy Policy',
    });
  });

  // @proves P-server-fields
  it('ignores server-only flags in the form of a child', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const claims = { ageVerfiedflag: 't', schoolAccountReg: '1', id: 'x', is_school_made: '1' };
    const form = childForm({ ...claims, wonderfieldName: 'Zed', passwordResetNotDone: 'true' });
    expectSuccess(await create(session, form));
    expect(await childRow(form.email)).toMatchObject({
      user_type: 'student',
      age_verified_at: null,
      is_school_made: false,
      avatar_name: null,
      must_change_password: false,
    });
  });
});
