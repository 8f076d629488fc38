import type { Db } from '../db/connection.ts';
import { findSchoolIdOf } from '../features/operators/find-accounts.ts';
import { makeNewCode, withdrawCode } from '../features/schools/change-code.ts';
import { ADMIN_EMAIL, AdminProblem, type Command, saying } from './command.ts';

/** The school an administrator asked for or looks after. */
export const schoolIdOf = async (db: Db, email: string) => {
  const schoolId = await findSchoolIdOf(db, email);
  if (!schoolId) throw new AdminProblem(`No school has ${email} as its administrator.`);
  return schoolId;
};

const notApproved = (email: string) => `The school of ${email} is not approved.`;

const issue: Command = {
  name: 'issue-school-code',
  takes: [ADMIN_EMAIL],
  reason: 'needed',
  does: 'Makes a new staff code for a school and mails it; the old one stops working.',
  run: async (work, [email = ''], reason = '') => {
    const schoolId = await schoolIdOf(work.deps.db, email);
    await saying(makeNewCode(work, { schoolId, kind: 'staff', reason }), {
      SCH_003: notApproved(email),
    });
    return `The school of ${email} has a new code; it goes there by mail.`;
  },
};

const revoke: Command = {
  name: 'revoke-school-code',
  takes: [ADMIN_EMAIL],
  reason: 'needed',
  does: "Withdraws a school's staff code; teachers who redeemed it stay.",
  run: async (work, [email = ''], reason = '') => {
    const schoolId = await schoolIdOf(work.deps.db, email);
    await saying(withdrawCode(work, { schoolId, kind: 'staff', reason }), {
      SCH_003: notApproved(email),
      SCH_007: `The school of ${email} has no code at the moment.`,
    });
    return `The school of ${email} has no code any more.`;
  },
};

export const SCHOOL_COMMANDS = [issue, revoke];
