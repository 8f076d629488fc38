import type { TestPortal } from '../build-test-app.ts';
import { makeEducator } from '../factories/make-educator.ts';
import { makeParent } from '../factories/make-parent.ts';
import { makeSchool } from '../factories/make-school.ts';
import { makeStudent } from '../factories/make-student.ts';
import type { MadeUser } from '../factories/make-user.ts';
import { signIn } from '../factories/sign-in.ts';
import type { Role, SignedInRole } from './roles.ts';

/** Creates a teacher confirmed by Clever who waits for an operator or was declined by one. */
const makeConfirmedTeacher = async (portal: TestPortal, rejectedAt: Date | null) => {
  const teacher = await makeEducator(portal.db, { approved: false, configured: false });
  await portal.db
    .updateTable('educators')
    .set({
      confirmed_by: 'clever',
      confirmed_realm: 'district-1',
      refused_at: rejectedAt,
      refusal_reason: rejectedAt && 'Not at this school',
    })
    .where('user_id', '=', teacher.id)
    .execute();
  return teacher;
};

const makeTeacherWithoutCode = (portal: TestPortal) =>
  makeEducator(portal.db, {
    licenseType: 'schoolLicenseCode',
    ageVerified: false,
    configured: false,
  });

/** Creates a teacher who used the school's staff code with an email the school does not know. */
export const makeWaitingTeacher = async (portal: TestPortal, school: { id: string }) => {
  const teacher = await makeTeacherWithoutCode(portal);
  await portal.db
    .insertInto('school_requests')
    .values({ educator_id: teacher.id, school_id: school.id, asked_at: portal.deps.now() })
    .execute();
  return teacher;
};

const MAKERS: Record<SignedInRole, (portal: TestPortal) => Promise<MadeUser>> = {
  student: ({ db }) => makeStudent(db),
  'student with a reset pending': ({ db }) => makeStudent(db, { resetPending: true }),
  'student who signed in with a card': ({ db }) => makeStudent(db),
  'unchecked parent': ({ db }) => makeParent(db, { ageVerified: false }),
  parent: ({ db }) => makeParent(db),
  'unchecked pending educator': ({ db }) =>
    makeEducator(db, { ageVerified: false, approved: false, configured: false }),
  'pending educator': ({ db }) => makeEducator(db, { approved: false, configured: false }),
  'pending educator whom the school confirmed': (portal) => makeConfirmedTeacher(portal, null),
  'declined educator whom the school confirmed': (portal) =>
    makeConfirmedTeacher(portal, portal.deps.now()),
  'educator without the school code': makeTeacherWithoutCode,
  'educator waiting for a school': async (portal) =>
    makeWaitingTeacher(portal, await makeSchool(portal)),
  'ready educator': ({ db }) => makeEducator(db),
  'school administrator': async (portal) => (await makeSchool(portal)).administrator,
};

/** Returns how the session of a role is opened. */
const kindOf = (role: Role) => (role === 'student who signed in with a card' ? 'card' : 'password');

/** Creates a user of the role with a session. An anonymous caller has neither. */
export const makeCaller = async (portal: TestPortal, role: Role) => {
  const user = role === 'anonymous' ? undefined : await MAKERS[role](portal);
  return { user, session: user ? await signIn(portal, user, { kind: kindOf(role) }) : {} };
};
