import { randomUUID } from 'node:crypto';
import { DISTRICT_ID } from '@wonderfield/sandbox/clever/clever-world';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { resetFieldsIn } from '../../../testing/email-links.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { classroomForm } from '../../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { openBrowser } from '../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/fakes/sign-in-sandbox.ts';
import { listWaitingEducators } from '../educators/list-waiting-educators.ts';
import { isKnownToSchool } from '../schools/membership.queries.ts';

const world = await openSignInPortal();
const { portal, newPerson } = world;
const { db } = portal;

const TEACHER = { clever: { roles: ['teacher'] }, school: { role: 'teacher' } };
const accountsAt = (email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).execute();
const signInAs = async (provider: 'google' | 'clever' | 'school', person: { id: string }) =>
  openBrowser(world).signIn(provider, person.id);
const sessionOf = (response: Awaited<ReturnType<typeof signInAs>>) => ({
  userId: userIn(response).userId,
  sessionToken: response.body.sessionToken,
});

describe.each(['clever', 'school'] as const)(
  'First sign-in of a teacher through %s',
  (provider) => {
    const newTeacher = (fields: object = {}) =>
      newPerson(provider, {
        firstName: 'Noor',
        lastName: 'Haddad',
        ...TEACHER[provider],
        ...fields,
      });

    // @proves D-9-on-demand-teachers
    it('creates an educator account without a card check or a confirmation link', async () => {
      const person = await newTeacher();
      const response = expectSuccess(await signInAs(provider, person));
      expect(userIn(response)).toMatchObject({
        userType: 'educator',
        firstName: 'Noor',
        lastName: 'Haddad',
        email: person.email,
        educatorLicenseType: 'teacherAccount',
        ageVerfiedflag: 't',
        educatorApprovedFlag: 'false',
      });
      expect(response.body.newcomer).toBeUndefined();
      expect(response.body.ageCheckTicket).toBeUndefined();
      const { userId } = userIn(response);
      expect(await auditOf(db, userId)).toEqual([
        { action: 'account.created', actor_id: userId, outcome: provider },
        { action: 'identity.tied', actor_id: userId, outcome: provider },
        { action: 'session.started', actor_id: userId, outcome: provider },
      ]);
      await expectInvariants(db);
    });

    // @proves D-9-on-demand-teachers, D-9-look-around
    it('lets a teacher of an unknown school read the account and the library before the approval', async () => {
      const session = sessionOf(expectSuccess(await signInAs(provider, await newTeacher())));
      expectSuccess(await portal.call('getUser', session));
      expectSuccess(await portal.call('getConnections', session));
      const { body } = expectSuccess(await portal.call('getLibrary', session));
      expect(body.library).toMatchObject({ plans: [], total: 0 });
      expectError(
        await portal.call('createClassRoom', { ...session, ...classroomForm() }),
        'EDU_001',
      );
      expectError(
        await portal.call('keepPlan', { ...session, planId: randomUUID(), keeps: '1' }),
        'EDU_001',
      );
    });

    // @proves D-9-on-demand-teachers
    it('approves a teacher of a district or provider that an operator linked with a school', async () => {
      const school = await makeSchool(portal);
      const person = await newTeacher();
      const realm = provider === 'clever' ? DISTRICT_ID : String(world.sandbox.services.school);
      await db
        .insertInto('school_sign_ins')
        .values({ provider, realm, school_id: school.id, added_at: portal.deps.now() })
        .execute();
      const response = expectSuccess(await signInAs(provider, person));
      expect(userIn(response).educatorApprovedFlag).toBe('true');
      await db.deleteFrom('school_sign_ins').where('realm', '=', realm).execute();
    });

    it('signs the same teacher in to the same account later', async () => {
      const person = await newTeacher();
      const first = userIn(expectSuccess(await signInAs(provider, person)));
      const second = userIn(expectSuccess(await signInAs(provider, person)));
      expect(second.userId).toBe(first.userId);
      expect(await accountsAt(person.email)).toHaveLength(1);
    });

    it('creates one account for parallel sign-ins of a teacher', async () => {
      const person = await newTeacher();
      const responses = await Promise.all([1, 2, 3].map(() => signInAs(provider, person)));
      const ids = responses.map((response) => userIn(expectSuccess(response)).userId);
      expect(new Set(ids).size).toBe(1);
      expect(await accountsAt(person.email)).toHaveLength(1);
    });

    // @proves D-9-on-demand-teachers
    it.each([
      ['an educator', () => makeEducator(db)],
      ['an educator who never confirmed the email', () => makeEducator(db, { confirmed: false })],
      ['a parent', () => makeParent(db)],
    ])(
      'never merges a new teacher with the account of %s with the same email',
      async (_who, make) => {
        const existing = await make();
        const person = await newTeacher({ email: existing.email });
        const response = expectSuccess(await signInAs(provider, person));
        expect(response.body.newcomer).toMatchObject({ role: 'educator', email: existing.email });
        expect(response.body.sessionToken).toBeUndefined();
        expect(await accountsAt(existing.email)).toEqual([{ id: existing.id }]);
        const links = db.selectFrom('identities').where('user_id', '=', existing.id);
        expect(await links.selectAll().execute()).toEqual([]);
      },
    );

    it.each([
      ['email', { email: '' }],
      ['name', { firstName: '', lastName: '' }],
      ['last name', { lastName: '' }],
    ])(
      'asks the teacher for the missing data when the provider sends no %s',
      async (_what, fields) => {
        const person = await newTeacher(fields);
        const response = expectSuccess(await signInAs(provider, person));
        expect(response.body.newcomer).toMatchObject({ role: 'educator' });
      },
    );

    it('lets the teacher sign in with a password set by email', async () => {
      const person = await newTeacher();
      const { userId } = userIn(expectSuccess(await signInAs(provider, person)));
      await portal.forgetMail();
      expectSuccess(await portal.call('forgotPassword', { email: person.email }));
      await portal.runJobs();
      const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
      const reset = { ...resetFieldsIn(portal.emails.at(-1)), ...NEW };
      expectSuccess(await portal.call('resetPassword', reset));
      const login = { userType: 'educator', email: person.email, password: NEW.password };
      expect(userIn(expectSuccess(await portal.call('login', login))).userId).toBe(userId);
    });

    it('notifies the teacher of the linked identity by email', async () => {
      await portal.forgetMail();
      const person = await newTeacher();
      expectSuccess(await signInAs(provider, person));
      await portal.runJobs();
      expect(portal.emails.map(({ to }) => to)).toEqual([person.email]);
    });
  },
);

describe('Email of a new teacher', () => {
  /** Creates a school with a trusted email domain and a staff code. */
  const trustingSchool = () =>
    makeSchool(portal, { domain: `lark-${unique()}.test`, autoApproves: true });
  const teacherWith = (provider: 'clever' | 'school', email: string) =>
    newPerson(provider, { firstName: 'Noor', lastName: 'Haddad', ...TEACHER[provider], email });
  const linkDistrict = async (schoolId: string) => {
    const link = { provider: 'clever', realm: DISTRICT_ID, school_id: schoolId } as const;
    await db
      .insertInto('school_sign_ins')
      .values({ ...link, added_at: portal.deps.now() })
      .execute();
    return () => db.deleteFrom('school_sign_ins').where('realm', '=', DISTRICT_ID).execute();
  };
  const choosePassword = async (email: string) => {
    await portal.forgetMail();
    expectSuccess(await portal.call('forgotPassword', { email }));
    await portal.runJobs();
    const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
    expectSuccess(
      await portal.call('resetPassword', { ...resetFieldsIn(portal.emails.at(-1)), ...NEW }),
    );
    return expectSuccess(
      await portal.call('login', { userType: 'educator', email, password: NEW.password }),
    );
  };

  // @proves D-9-on-demand-teachers
  it('approves a teacher whose email domain an operator trusts for a school', async () => {
    const { domain } = await trustingSchool();
    const person = await teacherWith('school', `noor.${unique()}@${domain}`);
    const response = expectSuccess(await signInAs('school', person));
    expect(userIn(response).educatorApprovedFlag).toBe('true');
    const events = await auditOf(db, userIn(response).userId);
    expect(events).toContainEqual({
      action: 'educator.approved',
      actor_id: null,
      outcome: 'by-school',
    });
  });

  // @proves D-9-on-demand-teachers
  it('does not approve a teacher by domain through Clever, because Clever does not verify emails', async () => {
    const { domain } = await trustingSchool();
    const person = await teacherWith('clever', `noor.${unique()}@${domain}`);
    const response = expectSuccess(await signInAs('clever', person));
    expect(userIn(response).educatorApprovedFlag).toBe('false');
    expect(await listWaitingEducators(db)).toContainEqual(
      expect.objectContaining({ email: person.email, isEmailConfirmed: false }),
    );
  });

  it.each([
    ['the school', 'school', false],
    ['a Clever district that an operator linked', 'clever', true],
  ] as const)(
    'keeps the linked identity of %s after a password reset by email',
    async (_who, provider, isLinked) => {
      const school = await trustingSchool();
      const unlink = isLinked ? await linkDistrict(school.id) : undefined;
      const person = await teacherWith(provider, `noor.${unique()}@${school.domain}`);
      const { userId } = userIn(expectSuccess(await signInAs(provider, person)));
      await choosePassword(person.email);
      expect(userIn(expectSuccess(await signInAs(provider, person))).userId).toBe(userId);
      await unlink?.();
    },
  );

  it('unlinks an identity of an unknown Clever district and ends its sessions after a password reset', async () => {
    const { domain } = await trustingSchool();
    const person = await teacherWith('clever', `noor.${unique()}@${domain}`);
    const response = expectSuccess(await signInAs('clever', person));
    const session = { sessionToken: response.body.sessionToken, userId: userIn(response).userId };
    expectSuccess(await portal.call('getUser', session));
    await choosePassword(person.email);
    expectError(await portal.call('getUser', session), 'SSN_002');
    const again = expectSuccess(await signInAs('clever', person));
    expect(again.body.sessionToken).toBeUndefined();
    expect(again.body.newcomer).toMatchObject({ email: person.email });
  });

  // @proves D-9-on-demand-teachers
  it('keeps a teacher of an unknown Clever district out of the school until the email is confirmed', async () => {
    const school = await trustingSchool();
    const person = await teacherWith('clever', `noor.${unique()}@${school.domain}`);
    const { userId } = userIn(expectSuccess(await signInAs('clever', person)));
    const place = { schoolId: school.id, educatorId: userId };
    expect(await isKnownToSchool(db, place)).toBe(false);
    const unlink = await linkDistrict(school.id);
    expect(await isKnownToSchool(db, place)).toBe(true);
    await unlink();
    expect(await isKnownToSchool(db, place)).toBe(false);
    await choosePassword(person.email);
    expect(await isKnownToSchool(db, place)).toBe(true);
  });

  // @proves D-9-on-demand-teachers
  it('hides an invitation from a teacher of an unknown Clever district until the email is confirmed', async () => {
    const { id: classRoomId, session: owner } = await makeClassroom(portal);
    const person = await teacherWith('clever', `noor.${unique()}@elm.test`);
    const invite = { classRoomId, email: person.email, ...owner };
    expectSuccess(await portal.call('inviteCoTeacher', invite));
    const response = expectSuccess(await signInAs('clever', person));
    const { userId } = userIn(response);
    await db
      .updateTable('educators')
      .set({
        approved_at: portal.deps.now(),
        school_name: 'Elm',
        school_zip: '97214',
        grades: ['3'],
      })
      .where('user_id', '=', userId)
      .execute();
    const session = sessionOf(response);
    const { id: invitationId } = await db
      .selectFrom('classroom_invitations')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(expectSuccess(await portal.call('getInvitations', session)).body.invitations).toEqual(
      [],
    );
    const accept = { invitationId, accept: '1' };
    expectError(await portal.call('answerInvitation', { ...session, ...accept }), 'TEA_003');
    const proven = sessionOf(await choosePassword(person.email));
    expectSuccess(await portal.call('answerInvitation', { ...proven, ...accept }));
  });
});

describe('First sign-in of a teacher', () => {
  it('creates no account when the school does not confirm the email', async () => {
    const person = await newPerson('school', { ...TEACHER.school, isEmailVerified: false });
    const response = expectSuccess(await signInAs('school', person));
    expect(response.body.newcomer).toMatchObject({ role: 'educator', email: person.email });
    expect(await accountsAt(person.email)).toEqual([]);
  });

  // @proves D-9-google-parent
  it('creates no account through Google, which confirms no roles', async () => {
    const person = await newPerson('google');
    const response = expectSuccess(await signInAs('google', person));
    expect(response.body.newcomer).toMatchObject({ role: 'unknown' });
    expect(await accountsAt(person.email)).toEqual([]);
  });

  it('keeps the adult check confirmed by a provider when the teacher leaves a school', async () => {
    const school = await makeSchool(portal);
    const response = expectSuccess(
      await signInAs('clever', await newPerson('clever', TEACHER.clever)),
    );
    const { userId: educatorId } = userIn(response);
    await db
      .insertInto('school_teachers')
      .values({ educator_id: educatorId, school_id: school.id, joined_at: portal.deps.now() })
      .execute();
    const administrator = await portal.call('login', {
      userType: 'educator',
      email: school.administrator.email,
      password: school.administrator.password,
    });
    const remove = { teacherId: educatorId, ...sessionOf(expectSuccess(administrator)) };
    expectSuccess(await portal.call('removeSchoolTeacher', remove));
    const own = expectSuccess(await portal.call('getUser', sessionOf(response)));
    expect(userIn(own).ageVerfiedflag).toBe('t');
  });
});
