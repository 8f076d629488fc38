import type { Deps } from '../dependencies.ts';
import { findSchoolIdOf } from '../features/operators/find-accounts.ts';
import { issueSchoolCode, revokeSchoolCode } from '../features/schools/operate-school-code.ts';
import { ADMIN_EMAIL, AdminProblem, BY, type Command, saying } from './command.ts';

/** The school an administrator asked for or looks after. */
export const schoolIdOf = async ({ db }: Pick<Deps, 'db'>, email: string) => {
  const schoolId = await findSchoolIdOf(db, email);
  if (!schoolId) throw new AdminProblem(`No school has ${email} as its administrator.`);
  return schoolId;
};

const notApproved = (email: string) => `The school of ${email} is not approved.`;

const issue: Command = {
  name: 'issue-school-code',
  takes: [ADMIN_EMAIL],
  reason: 'needed',
  does: 'Makes a new code for a school and mails it; the old one stops working.',
  async run(deps, [email = ''], reason = '') {
    const schoolId = await schoolIdOf(deps, email);
    await saying(issueSchoolCode(deps, BY, schoolId, reason), { SCH_003: notApproved(email) });
    return `The school of ${email} has a new code; it goes there by mail.`;
  },
};

const revoke: Command = {
  name: 'revoke-school-code',
  takes: [ADMIN_EMAIL],
  reason: 'needed',
  does: "Withdraws a school's code; teachers who redeemed it stay.",
  async run(deps, [email = ''], reason = '') {
    const schoolId = await schoolIdOf(deps, email);
    await saying(revokeSchoolCode(deps, BY, schoolId, reason), {
      SCH_003: notApproved(email),
      SCH_007: `The school of ${email} has no code at the moment.`,
    });
    return `The school of ${email} has no code any more.`;
  },
};

export const SCHOOL_COMMANDS = [issue, revoke];
