import type { Deps } from '../../dependencies.ts';
import { findAccount } from '../accounts/accounts.ts';
import {
  codeRedeemedLetter,
  newCodeLetter,
  schoolApprovedLetter,
  schoolRefusedLetter,
  teacherRemovedLetter,
} from './letters.ts';
import { openLiveCode } from './school-codes.ts';
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
  const code = await openLiveCode(deps, deps.db, schoolId);
  if (school.approved_at && code) {
    await deps.mailer.send(schoolApprovedLetter(to, school.name, code));
  } else if (school.refused_at) {
    await deps.mailer.send(schoolRefusedLetter(to, school.name, school.refusal_reason ?? ''));
  }
};

export const mailSchoolCode = async (deps: Deps, schoolId: string) => {
  const found = await addressSchool(deps, schoolId);
  const code = await openLiveCode(deps, deps.db, schoolId);
  if (found && code) await deps.mailer.send(newCodeLetter(found.to, found.school.name, code));
};

/** Names a stranger typed are shown without anything that could be a link. */
const plainName = (first: string, last: string) =>
  `${first} ${last}`.replace(/[^\p{L}\p{M}' -]/gu, '').trim() || 'Somebody';

export const mailCodeRedeemed = async (deps: Deps, schoolId: string, teacherId: string) => {
  const found = await addressSchool(deps, schoolId);
  const teacher = await findAccount(deps.db, teacherId);
  if (!found || !teacher) return;
  const name = `${plainName(teacher.first_name, teacher.last_name)} (${teacher.email})`;
  await deps.mailer.send(codeRedeemedLetter(found.to, found.school.name, name));
};

export const mailTeacherRemoved = async (deps: Deps, schoolId: string, teacherId: string) => {
  const school = await selectOptionalSchool(deps.db, schoolId);
  const teacher = await findAccount(deps.db, teacherId);
  if (!school || !teacher) return;
  const to = {
    to: teacher.email,
    name: teacher.first_name,
    portalUrl: deps.config.PUBLIC_URL,
  };
  await deps.mailer.send(teacherRemovedLetter(to, school.name));
};
