import { ParentSignUpSchema } from '@wonderfield/contract/accounts/account-forms';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { isStrongPassword } from '@wonderfield/contract/password-rules';
import { DEMO_TOTP_SECRET } from '@wonderfield/sandbox/authenticator/demo-secret';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { callOperators, totpCode } from '../../../testing/call-operators.ts';
import { contextFor } from '../../../testing/context-for.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { openPassword } from '../../security/stored-password.ts';
import { resetOperator } from '../operators/invite-operator.ts';
import { DEMO_OPERATOR, DEMO_PEOPLE } from './demo-people.ts';
import { DEMO_CLASSROOMS } from './load-demo-classrooms.ts';
import { loadDemoPeople } from './load-demo-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { WONDERFIELD_DEMO: true, ADDRESS_LIMITS: false } });
  // Two processes start at the same time.
  await Promise.all([loadDemoPeople(portal.deps), loadDemoPeople(portal.deps)]);
}, 180_000);
afterAll(() => portal.close());

const login = ({ userType, email, password }: (typeof DEMO_PEOPLE)[number]) =>
  portal.call('login', { userType, email, password });

describe('loadDemoPeople', () => {
  it('creates each demo user once when two processes load them in parallel', async () => {
    const { users, operators } = await snapshotPeople(portal.db);
    expect(users.map((user) => user.email).sort()).toEqual(
      [
        ...DEMO_PEOPLE.map((person) => person.email),
        ...DEMO_CLASSROOMS.flatMap(({ classmates }) => classmates.map(({ username }) => username)),
      ].sort(),
    );
    expect(operators.map((operator) => operator.email)).toEqual([DEMO_OPERATOR.email]);
  });

  it('keeps existing demo users unchanged in a repeated load', async () => {
    const before = await snapshotPeople(portal.db);
    await loadDemoPeople(portal.deps);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves D-7-start
  it.each(DEMO_PEOPLE)(
    'lets the demo user sign in with the printed password: $who',
    async (person) => {
      expectSuccess(await login(person));
    },
  );

  it('lets the demo operator sign in with a code of the public secret', async () => {
    const { email, password, totpSecret } = DEMO_OPERATOR;
    const code = totpCode(totpSecret, portal.deps.now());
    const fields = { email, password, totpCode: code };
    expectSuccess(await callOperators(portal, 'signInOperator', fields));
    expect(totpSecret).toBe(DEMO_TOTP_SECRET);
  });

  it('does not restore a demo operator who was reset at the command line', async () => {
    const [before] = (await snapshotPeople(portal.db)).operators;
    await resetOperator(contextFor(portal, { atCommandLine: true }), DEMO_OPERATOR.email);
    await loadDemoPeople(portal.deps);
    expect((await snapshotPeople(portal.db)).operators).toMatchObject([
      { id: before?.id, password_hash: null, sealed_totp_secret: null },
    ]);
  });

  it('creates demo users of every type and state', async () => {
    const users: UserJson[] = [];
    for (const person of DEMO_PEOPLE) users.push(userIn(await login(person)));
    const has = (traits: object) => expect(users).toContainEqual(expect.objectContaining(traits));
    has({ userType: 'parent', ageVerfiedflag: 't' });
    has({ userType: 'parent', ageVerfiedflag: 'f' });
    has({ educatorLicenseType: 'teacherAccount', educatorApprovedFlag: 'true' });
    has({ educatorLicenseType: 'teacherAccount', educatorApprovedFlag: 'false' });
    has({ educatorLicenseType: 'schoolLicenseCode', ageVerfiedflag: 't' });
    has({ schoolRequest: expect.objectContaining({ schoolName: 'Hazel Grove Elementary' }) });
    has({ userType: 'student', wonderfieldName: 'Skylark' });
    has({ userType: 'student', passwordResetNotDone: true });
    expect(users.find((user) => user.childDetails?.length === 2)).toBeDefined();
    expect(users.some((user) => user.userType === 'student' && !user.avatarPreview)).toBe(true);
  });

  it('creates a teacher whose roster contains a family’s child and school students', async () => {
    const teacher = DEMO_PEOPLE.find(({ who }) => who === 'Teacher, approved');
    const response = expectSuccess(await login(teacher as (typeof DEMO_PEOPLE)[number]));
    const session = {
      sessionToken: String(response.body.sessionToken),
      userId: String(userIn(response).userId),
    };
    const list = await portal.call('getClassroomsByEducator', {
      studentsDataFlag: '1',
      ...session,
    });
    const [room] = expectSuccess(list).body.allClassroomsDocs as ClassroomJson[];
    const kept = room?.studentData?.filter(({ schoolAccountReg }) => schoolAccountReg === '0');
    expect(kept?.map(({ email }) => email)).toEqual(['maya4827']);
    expect(room?.studentData).toHaveLength(Number(DEMO_CLASSROOMS[0]?.classmates.length) + 2);
  });

  it('creates a class with each sign-in method, cards and students who never signed in', async () => {
    const students = await portal.db
      .selectFrom('students')
      .innerJoin('enrollments', 'enrollments.student_id', 'students.user_id')
      .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
      .leftJoin('sign_in_cards', 'sign_in_cards.student_id', 'students.user_id')
      .select(['students.sign_in_method', 'signed_in_with', 'sign_in_cards.kind'])
      .select((eb) => eb('sealed_pictures', 'is not', null).as('has_pictures'))
      .where('classrooms.name', '=', 'Room 12 Explorers')
      .execute();
    const methods = students.map((student) => student.sign_in_method);
    expect(new Set(methods)).toEqual(new Set(['scan', 'pictures', 'words', 'own']));
    expect(new Set(students.map((student) => student.signed_in_with))).toEqual(
      new Set(['card', 'pictures', 'password', null]),
    );
    for (const student of students) {
      expect(student.kind !== null).toBe(student.sign_in_method === 'scan');
      expect(student.has_pictures).toBe(student.sign_in_method === 'pictures');
    }
  });

  it('creates demo users with strong passwords and valid emails', () => {
    for (const { password, email, userType } of DEMO_PEOPLE) {
      expect(isStrongPassword(password)).toBe(true);
      if (userType !== 'student') {
        expect(ParentSignUpSchema.shape.email.safeParse(email).success).toBe(true);
      }
    }
  });

  it('encrypts each demo child’s password for that child only', async () => {
    const children = await portal.db
      .selectFrom('users')
      .innerJoin('guardianships', 'guardianships.child_id', 'users.id')
      .select(['users.id', 'users.email', 'users.sealed_password'])
      .execute();
    const { sealer } = portal.deps;
    for (const child of children) {
      const { password } = DEMO_PEOPLE.find(({ email }) => email === child.email) ?? {};
      expect(openPassword(sealer, child)).toBe(password);
    }
    const [first, second] = children as [(typeof children)[0], (typeof children)[0]];
    expect(() => openPassword(sealer, { ...first, id: second.id })).toThrow();
  });
});
