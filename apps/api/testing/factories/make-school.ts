import { writeCode } from '../../src/features/schools/codes/code-format.rules.ts';
import { renewCode } from '../../src/features/schools/codes/school-codes.ts';
import type { TestPortal } from '../build-test-app.ts';
import { makeEducator } from './make-educator.ts';
import { type MadeUser, onceBefore } from './make-user.ts';
import { unique } from './unique.ts';

type Portal = Pick<TestPortal, 'db' | 'deps'>;
type EducatorTraits = NonNullable<Parameters<typeof makeEducator>[1]>;
type SchoolTraits = {
  state?: 'approved' | 'waiting';
  /** Teacher seats of the license. */
  seats?: number;
  name?: string;
  /** Student seats of the license. */
  students?: number;
  /** With `autoApproves`, an email at this domain is approved automatically. */
  domain?: string;
  autoApproves?: boolean;
  administrator?: EducatorTraits;
};
export type MadeSchool = {
  id: string;
  name: string;
  city: string;
  zip: string;
  /** Staff code. Empty while the school is waiting. */
  code: string;
  /** Email domain of its new teachers. */
  domain: string;
  administrator: MadeUser;
};

const PLACE = { city: 'Salem', zip: '97301' };

/** Creates a school with its administrator, by default approved and with a code. */
export const makeSchool = async (
  portal: Portal,
  traits: SchoolTraits = {},
): Promise<MadeSchool> => {
  const { db, deps } = portal;
  const { state = 'approved', seats = 3, autoApproves = false } = traits;
  const { domain = `school-${unique()}.test` } = traits;
  const isApproved = state === 'approved';
  const name = traits.name ?? `Lark Hill School ${unique()}`;
  const administrator = await makeEducator(db, {
    licenseType: 'school/district',
    approved: isApproved,
    ageVerified: isApproved,
    ownCardCheck: false,
    school: { name, ...PLACE },
    grades: [],
    ...traits.administrator,
  });
  const { id } = await db
    .insertInto('schools')
    .values({
      administrator_id: administrator.id,
      license_for: 'school',
      name,
      ...PLACE,
      state: 'OR',
      classroom_seats: seats,
      student_seats: traits.students ?? seats * 30,
      created_at: deps.now(),
      approved_at: onceBefore(isApproved),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const code = isApproved ? writeCode('staff', String(unique()).padStart(8, '0')) : '';
  if (code) await renewCode(deps, db, { schoolId: id, kind: 'staff', code });
  if (traits.domain) {
    await db
      .insertInto('school_domains')
      .values({ domain, school_id: id, auto_approves: autoApproves, updated_at: deps.now() })
      .execute();
  }
  return { id, name, ...PLACE, code, domain, administrator };
};

/** Creates a teacher whose email the school knows, but who has not entered the staff code. */
export const makeTeacherOfDomain = async (
  portal: Portal,
  school: MadeSchool,
  traits: EducatorTraits = {},
) => {
  const teacher = await makeEducator(portal.db, {
    licenseType: 'schoolLicenseCode',
    ageVerified: false,
    configured: false,
    email: `robin-${unique()}@${school.domain}`,
    ...traits,
  });
  await ownDomainOf(portal, school, teacher);
  return teacher;
};

/** Turns the student code on as the administrator. */
export const makeStudentCode = async ({ db, deps }: Portal, { id }: MadeSchool) => {
  const code = writeCode('student', String(unique()).padStart(7, '0'));
  await renewCode(deps, db, { schoolId: id, kind: 'student', code });
  return code;
};

/** Creates a teacher on a school's license. By default only the school approved the teacher. */
export const makeSchoolTeacher = async (
  { db, deps }: Portal,
  school: MadeSchool,
  traits: EducatorTraits = {},
): Promise<MadeUser> => {
  const { name, city, zip } = school;
  const teacher = await makeEducator(db, {
    licenseType: 'schoolLicenseCode',
    ownCardCheck: false,
    school: { name, city, zip },
    ...traits,
  });
  await db
    .insertInto('school_teachers')
    .values({ educator_id: teacher.id, school_id: school.id, joined_at: deps.now() })
    .execute();
  return teacher;
};

/** Registers the domain of the teacher's email for the school. */
export const ownDomainOf = ({ db, deps }: Portal, { id }: MadeSchool, { email }: MadeUser) =>
  db
    .insertInto('school_domains')
    .values({ domain: email.split('@')[1] ?? '', school_id: id, updated_at: deps.now() })
    .onConflict((conflict) => conflict.column('domain').doUpdateSet({ school_id: id }))
    .execute();
