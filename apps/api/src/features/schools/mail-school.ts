import type { Deps } from '../../dependencies.ts';
import { findAccount } from '../accounts/accounts.ts';
import { isMember, selectOptionalRefusal } from './membership.queries.ts';
import { openLiveCodes } from './school-codes.ts';
import {
  codeRedeemedLetter,
  newCodeLetter,
  schoolApprovedLetter,
  schoolRefusedLetter,
  studentCodeCrowdedLetter,
  teacherAdmittedLetter,
  teacherNotAdmittedLetter,
  teacherRemovedLetter,
  teacherWaitingLetter,
} from './schools.emails.ts';
import { selectOptionalSchool } from './schools.queries.ts';

/** A school with whoever speaks for it, as they stand when the mail goes out. */
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
  const found = await addressSchool(deps, schoolId);
  if (!found) return;
  const { school, to } = found;
  const { staff } = await openLiveCodes(deps, deps.db, schoolId);
  if (school.approved_at && staff) {
    await deps.mailer.send(schoolApprovedLetter(to, school.name, staff.code));
  } else if (school.refused_at) {
    await deps.mailer.send(schoolRefusedLetter(to, school.name, school.refusal_reason ?? ''));
  }
};

export const mailSchoolCode = async (deps: Deps, schoolId: string) => {
  const found = await addressSchool(deps, schoolId);
  const { staff } = await openLiveCodes(deps, deps.db, schoolId);
  if (!found || !staff) return;
  await deps.mailer.send(newCodeLetter(found.to, found.school.name, staff.code));
};

/** Names a stranger typed are shown without anything that could be a link. */
const plainName = (first: string, last: string) =>
  `${first} ${last}`.replace(/[^\p{L}\p{M}' -]/gu, '').trim() || 'Somebody';

type News = { schoolId: string; teacherId: string };

/** Tells the administrator about a teacher. */
const tellSchool = async (
  deps: Deps,
  { schoolId, teacherId }: News,
  letter: typeof codeRedeemedLetter,
) => {
  const found = await addressSchool(deps, schoolId);
  const teacher = await findAccount(deps.db, teacherId);
  if (!found || !teacher) return;
  const name = `${plainName(teacher.first_name, teacher.last_name)} (${teacher.email})`;
  await deps.mailer.send(letter(found.to, found.school.name, name));
};

export const mailCodeRedeemed = (deps: Deps, news: News) =>
  tellSchool(deps, news, codeRedeemedLetter);

export const mailTeacherWaiting = (deps: Deps, news: News) =>
  tellSchool(deps, news, teacherWaitingLetter);

/** A teacher with the school that has news for them. */
const addressTeacher = async ({ db, config }: Deps, { schoolId, teacherId }: News) => {
  const school = await selectOptionalSchool(db, schoolId);
  const teacher = await findAccount(db, teacherId);
  if (!school || !teacher) return undefined;
  const to = { to: teacher.email, name: teacher.first_name, portalUrl: config.PUBLIC_URL };
  return { school, to };
};

export const mailTeacherRemoved = async (deps: Deps, news: News) => {
  const found = await addressTeacher(deps, news);
  if (found) await deps.mailer.send(teacherRemovedLetter(found.to, found.school.name));
};

/** The school's yes or no, as it stands when the mail goes out. */
export const mailTeacherAnswered = async (deps: Deps, news: News) => {
  const found = await addressTeacher(deps, news);
  if (!found) return;
  const place = { schoolId: news.schoolId, educatorId: news.teacherId };
  const { to, school } = found;
  const refusal = await selectOptionalRefusal(deps.db, place);
  if (refusal?.refusal_reason) {
    await deps.mailer.send(teacherNotAdmittedLetter(to, school.name, refusal.refusal_reason));
  } else if (await isMember(deps.db, place)) {
    await deps.mailer.send(teacherAdmittedLetter(to, school.name));
  }
};

export const mailStudentCodeCrowded = async (deps: Deps, schoolId: string) => {
  const found = await addressSchool(deps, schoolId);
  if (found) await deps.mailer.send(studentCodeCrowdedLetter(found.to, found.school.name));
};
