import type { UserType } from '@wonderfield/contract/user-types';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../../testing/build-test-app.ts';
import { snapshotPeople } from '../../../../testing/database/snapshot-people.ts';
import { snapshotUser } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer();

/** Individual teachers enter their own school. A school license sets it for its teachers. */
type Kind = UserType | 'teacher with a school code' | 'school';
const make: Record<Kind, () => ReturnType<typeof makeStudent>> = {
  parent: () => makeParent(portal.db),
  educator: () => makeEducator(portal.db),
  'teacher with a school code': () => makeEducator(portal.db, { licenseType: 'schoolLicenseCode' }),
  school: () => makeEducator(portal.db, { licenseType: 'school/district' }),
  student: () => makeStudent(portal.db),
};
const update = async (kind: Kind, fields: Fields) => {
  const user = await make[kind]();
  const session = await signIn(portal, user);
  const before = await snapshotUser(portal.db, user.id);
  const response = await portal.call('updateUser', { ...fields, ...session });
  return { user, before, after: await snapshotUser(portal.db, user.id), answer: response };
};

/** Accepted fields, each with a new value and the column that stores it. */
const FIELDS = {
  firstName: { value: 'Ada', column: 'first_name' },
  lastName: { value: 'Byron', column: 'last_name' },
  city: { value: 'Bend', column: 'city' },
  state: { value: 'NY', column: 'state' },
  zip: { value: '97701', column: 'zip' },
  // @proves F-pronoun, K-pronouns
  preferedPronoun: { value: '2', column: 'pronoun' },
  birthMonth: { value: '11' },
  birthYear: { value: '2015' },
  userGrade: { value: '5' },
  childPlayOption: { value: 'sameAge' },
  childMayUse: { value: 'freeType' },
  levelPreference: { value: 'easy' },
  subject: { value: '["art"]' },
  subscriptionPlans: { value: 'freetoPlay' },
  email: { value: 'other@home.test' },
  phoneNumber: { value: '(503) 555-0100' },
  educatorGrade: { value: '4,5', kept: { grades: ['4', '5'] } },
  noOfStudents: { value: '21', kept: { students_in_class: 21 } },
  schoolName: { value: 'Other School', kept: { school_name: 'Other School' } },
  schoolCity: { value: 'Other City', kept: { school_city: 'Other City' } },
  schoolZip: { value: '10001', kept: { school_zip: '10001' } },
  schoolRegCode: { value: 'WF-7K3M-92QD' },
} as const;
type Field = keyof typeof FIELDS;
const NAMES: Field[] = ['firstName', 'lastName'];
const PLACE: Field[] = ['city', 'state', 'zip'];
const TEACHING: Field[] = ['preferedPronoun', 'educatorGrade', 'noOfStudents'];
const OPEN: Record<Kind, readonly Field[]> = {
  parent: [...NAMES, ...PLACE],
  educator: [...NAMES, ...PLACE, ...TEACHING, 'schoolName', 'schoolCity', 'schoolZip'],
  'teacher with a school code': [...NAMES, ...PLACE, ...TEACHING],
  school: [...NAMES, ...PLACE, ...TEACHING],
  student: NAMES,
};
const KINDS = Object.keys(OPEN) as Kind[];

describe('updateUser: the caller’s profile', () => {
  // @proves C-updateUser, F-only-changed, D-4-read-only
  it.each(KINDS.flatMap((kind) => OPEN[kind].map((field) => [kind, field] as const)))(
    'lets a %s change %s and keeps every other column',
    async (kind, field) => {
      const { value, column, kept }: { value: string; column?: string; kept?: object } =
        FIELDS[field];
      const { before, after, answer } = await update(kind, { [field]: value });
      expect(userIn(expectSuccess(answer))).toMatchObject({ [field]: value });
      const { user, educator, student } = before;
      expect(after).toEqual({
        ...before,
        ...(column && { user: { ...user, [column]: value, updated_at: portal.deps.now() } }),
        ...(kept && { educator: [{ ...educator[0], ...kept }] }),
        // The name that an adult registered is kept, so the avatar's name can be checked against
        // it.
        ...(kind === 'student' && {
          student: [{ ...student[0], [`given_${column}`]: user[column as 'first_name'] }],
        }),
      });
    },
  );

  it('removes the school when an individual teacher sends empty school fields', async () => {
    const none = { schoolName: '', schoolCity: '', schoolZip: '' };
    const { after, answer } = await update('educator', none);
    expectSuccess(answer);
    expect(after.educator).toMatchObject([
      { school_name: null, school_city: null, school_zip: null },
    ]);
  });

  it('updates several profile fields at once, and nothing if none was sent', async () => {
    const { before, after } = await update('parent', { firstName: 'Ada', zip: '97701' });
    expect(after.user).toEqual({
      ...before.user,
      first_name: 'Ada',
      zip: '97701',
      updated_at: portal.deps.now(),
    });
    const none = await update('parent', {});
    expectSuccess(none.answer);
    expect(none.after).toEqual(none.before);
  });

  // @proves D-4-read-only
  it('accepts unchanged read-only fields in a profile form', async () => {
    const educator = await make['teacher with a school code']();
    const session = await signIn(portal, educator);
    const same = {
      email: educator.email,
      phoneNumber: '',
      schoolName: 'Hazel Grove Elementary',
      schoolCity: 'Portland',
      schoolZip: '97214',
    };
    const response = await portal.call('updateUser', { ...same, lastName: 'Byron', ...session });
    expect(userIn(expectSuccess(response))).toMatchObject({ lastName: 'Byron', email: same.email });
  });

  // @proves F-phone-read-only, F-profile-read-only, M-CHD_005, D-4-read-only
  it.each(
    KINDS.flatMap((kind) =>
      (Object.keys(FIELDS) as Field[])
        .filter((field) => !OPEN[kind].includes(field))
        .map((field) => [kind, field] as const),
    ),
  )(
    'rejects a profile change of a %s who sends %s and writes no other field [T22]',
    async (kind, field) => {
      const { value } = FIELDS[field];
      const { before, after, answer } = await update(kind, { firstName: 'Ada', [field]: value });
      expectError(answer, 'CHD_005', { [field]: 'This field cannot be changed.' });
      expect(after).toEqual(before);
    },
  );

  it('changes only the caller’s profile, regardless of ids in the body', async () => {
    const [me, other] = [await makeParent(portal.db), await makeParent(portal.db)];
    const session = await signIn(portal, me);
    const before = await snapshotUser(portal.db, other.id);
    const ids = { id: other.id, parentId: other.id, studentId: other.id };
    expectSuccess(await portal.call('updateUser', { firstName: 'Ada', ...ids, ...session }));
    expect(await snapshotUser(portal.db, other.id)).toEqual(before);
  });

  // @proves P-student-account
  it('rejects a student’s profile change while a password reset is pending with PWD_006', async () => {
    const student = await makeStudent(portal.db, { resetPending: true });
    const session = await signIn(portal, student);
    const before = await snapshotPeople(portal.db);
    expectError(await portal.call('updateUser', { firstName: 'Ada', ...session }), 'PWD_006');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it.each([
    [{ firstName: '   ' }, { firstName: 'Please enter First Name' }],
    [{ zip: '9721' }, { zip: 'Please enter valid Zip Code' }],
    [{ state: 'Oregon' }, { state: 'Please choose one of the options' }],
    [{ city: 'x'.repeat(61) }, { city: 'This is too long: at most 60 characters' }],
    [{ firstName: 'A\u202Eda' }, { firstName: 'Please remove characters that cannot be shown' }],
    [{ firstName: 'A\u0000da' }, { firstName: 'Please remove characters that cannot be shown' }],
  ])(
    'rejects the profile fields %j with VAL_001 and a field error [T37]',
    async (fields, errors) => {
      const { before, after, answer } = await update('parent', fields);
      expectError(answer, 'VAL_001', errors);
      expect(after).toEqual(before);
    },
  );

  it('stores markup and emoji in a name as plain text [T37]', async () => {
    const firstName = '<img src=x onerror=alert(1)> 🦊';
    const { answer } = await update('student', { firstName });
    expect(userIn(expectSuccess(answer)).firstName).toBe(firstName);
    expect(answer.headers['content-type']).toContain('application/json');
  });
});
