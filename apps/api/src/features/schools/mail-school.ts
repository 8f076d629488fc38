import type { Deps } from '../../dependencies.ts';
import { findAccount } from '../accounts/accounts.ts';
import { openLiveCodes } from './codes/school-codes.ts';
import { isMember, selectOptionalRejection } from './membership.queries.ts';
import {
  codeRedeemedEmail,
  newCodeEmail,
  schoolApprovedEmail,
  schoolRejectedEmail,
  studentCodeCrowdedEmail,
  teacherAdmittedEmail,
  teacherNotAdmittedEmail,
  teacherRemovedEmail,
  teacherWaitingEmail,
} from './schools.emails.ts';
import { selectOptionalSchool } from './schools.queries.ts';

/** Returns the school and its administrator as they are when the email is sent. */
const addressSchool = async ({ db, config }: Deps, schoolId: string) => {
  const school = await selectOptionalSchool(db, schoolId);
  const person = school && (await findAccount(db, school.administrator_id));
  if (!person) return undefined;
  return {
    school,
    to: { to: person.email, name: person.first_name, portalUrl: config.PUBLIC_URL },
  };
};

export const mailSchoolDecision = async (deps: Deps, schoolId: string) => {
  const recipient = await addressSchool(deps, schoolId);
  if (!recipient) return;
  const { school, to } = recipient;
  const { staff } = await openLiveCodes(deps, deps.db, schoolId);
  if (school.approved_at && staff) {
    await deps.mailer.send(schoolApprovedEmail(to, school.name, staff.code));
  } else if (school.refused_at) {
    await deps.mailer.send(schoolRejectedEmail(to, school.name, school.refusal_reason ?? ''));
  }
};

export const mailSchoolCode = async (deps: Deps, schoolId: string) => {
  const recipient = await addressSchool(deps, schoolId);
  const { staff } = await openLiveCodes(deps, deps.db, schoolId);
  if (!recipient || !staff) return;
  await deps.mailer.send(newCodeEmail(recipient.to, recipient.school.name, staff.code));
};

/** Removes everything that could become a link from a user's name. */
const plainName = (first: string, last: string) =>
  `${first} ${last}`.replace(/[^\p{L}\p{M}' -]/gu, '').trim() || 'Somebody';

type Notification = { schoolId: string; teacherId: string };

/** Emails the administrator about a teacher. */
const notifySchool = async (
  deps: Deps,
  { schoolId, teacherId }: Notification,
  email: typeof codeRedeemedEmail,
) => {
  const recipient = await addressSchool(deps, schoolId);
  const teacher = await findAccount(deps.db, teacherId);
  if (!recipient || !teacher) return;
  const name = `${plainName(teacher.first_name, teacher.last_name)} (${teacher.email})`;
  await deps.mailer.send(email(recipient.to, recipient.school.name, name));
};

export const mailCodeRedeemed = (deps: Deps, notification: Notification) =>
  notifySchool(deps, notification, codeRedeemedEmail);

export const mailTeacherWaiting = (deps: Deps, notification: Notification) =>
  notifySchool(deps, notification, teacherWaitingEmail);

/** Returns the recipient and school of an email to a teacher. */
const addressTeacher = async ({ db, config }: Deps, { schoolId, teacherId }: Notification) => {
  const school = await selectOptionalSchool(db, schoolId);
  const teacher = await findAccount(db, teacherId);
  if (!school || !teacher) return undefined;
  const to = { to: teacher.email, name: teacher.first_name, portalUrl: config.PUBLIC_URL };
  return { school, to };
};

export const mailTeacherRemoved = async (deps: Deps, notification: Notification) => {
  const recipient = await addressTeacher(deps, notification);
  if (recipient) await deps.mailer.send(teacherRemovedEmail(recipient.to, recipient.school.name));
};

/** Emails the teacher the school's decision that is in force when the email is sent. */
export const mailTeacherAnswered = async (deps: Deps, notification: Notification) => {
  const recipient = await addressTeacher(deps, notification);
  if (!recipient) return;
  const place = { schoolId: notification.schoolId, educatorId: notification.teacherId };
  const { to, school } = recipient;
  const error = await selectOptionalRejection(deps.db, place);
  if (error?.refusal_reason) {
    await deps.mailer.send(teacherNotAdmittedEmail(to, school.name, error.refusal_reason));
  } else if (await isMember(deps.db, place)) {
    await deps.mailer.send(teacherAdmittedEmail(to, school.name));
  }
};

export const mailStudentCodeCrowded = async (deps: Deps, schoolId: string) => {
  const recipient = await addressSchool(deps, schoolId);
  if (recipient)
    await deps.mailer.send(studentCodeCrowdedEmail(recipient.to, recipient.school.name));
};
