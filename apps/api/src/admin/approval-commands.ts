import { decideEducator } from '../features/educators/decide-educator.ts';
import { listWaitingEducators } from '../features/educators/list-waiting-educators.ts';
import { findAccountId } from '../features/operators/accounts/find-accounts.ts';
import { decideSchool } from '../features/schools/approval/decide-school.ts';
import { listWaitingSchools } from '../features/schools/approval/list-waiting-schools.ts';
import {
  ADMIN_EMAIL,
  type AdminContext,
  AdminError,
  type Command,
  EMAIL,
  withErrorMessages,
} from './command.ts';
import { schoolIdOf } from './school-commands.ts';
import { day, table } from './table.ts';

type Decision = 'approve' | 'refuse';

const waiting: Command = {
  name: 'waiting',
  takes: [],
  reason: 'none',
  does: 'Lists the educators and schools waiting for a decision, oldest first.',
  run: async ({ deps: { db } }) => {
    const educators = await listWaitingEducators(db);
    const schools = await listWaitingSchools(db);
    const queues = [
      educators.length > 0 &&
        table(
          ['Educator', 'Name', 'Since', 'Adult', 'School with this domain', 'Confirmed by'],
          educators.map((educator) => [
            educator.email,
            `${educator.firstName} ${educator.lastName}`,
            day(educator.waitingSince),
            educator.isAgeVerified ? 'yes' : 'no',
            educator.schoolMatch?.schoolName ?? '',
            educator.confirmedBy
              ? `${educator.confirmedBy.provider} ${educator.confirmedBy.realm}`
              : '',
          ]),
        ),
      schools.length > 0 &&
        table(
          ['Administrator', 'Name', 'Place', 'Since', 'Classrooms', 'Students'],
          schools.map((school) => [
            school.administrator.email,
            school.schoolName,
            `${school.schoolCity}, ${school.schoolState} ${school.schoolZip}`,
            day(school.waitingSince),
            String(school.classroomSeats),
            String(school.studentSeats),
          ]),
        ),
    ].filter((queue) => queue !== false);
    return queues.length > 0 ? queues.join('\n\n') : 'Nobody is waiting.';
  },
};

type About = { email: string; decision: Decision; reason: string | undefined };

const decideAboutEducator = async (ctx: AdminContext, { email, decision, reason }: About) => {
  const userId = await findAccountId(ctx.deps.db, email);
  if (!userId) throw new AdminError(`There is no account with the email ${email}.`);
  await withErrorMessages(decideEducator(ctx, { userId, decision, reason }), {
    EDU_003: `${email} is not waiting for a decision.`,
  });
  return `${email} is ${decision === 'approve' ? 'approved' : 'refused'} and gets an email.`;
};

const decideAboutSchool = async (ctx: AdminContext, { email, decision, reason }: About) => {
  const schoolId = await schoolIdOf(ctx.deps.db, email);
  await withErrorMessages(decideSchool(ctx, { schoolId, decision, reason }), {
    SCH_004: `The school of ${email} is not waiting for a decision.`,
  });
  return decision === 'approve'
    ? `The school of ${email} is approved. The code is sent to this address by email.`
    : `The school of ${email} is refused. The reason is sent to this address by email.`;
};

const ofEducator = (decision: Decision): Command => ({
  name: `${decision}-educator`,
  takes: [EMAIL],
  reason: decision === 'refuse' ? 'needed' : 'welcome',
  does:
    decision === 'approve'
      ? 'Approves a waiting educator.'
      : 'Refuses a waiting educator and emails the reason.',
  run: (ctx, [email = ''], reason) => decideAboutEducator(ctx, { email, decision, reason }),
});

const decideSchoolCommand = (decision: Decision): Command => ({
  name: `${decision}-school`,
  takes: [ADMIN_EMAIL],
  reason: decision === 'refuse' ? 'needed' : 'welcome',
  does:
    decision === 'approve'
      ? 'Approves a waiting school, creates its code and emails it.'
      : 'Refuses a waiting school and emails the reason.',
  run: (ctx, [email = ''], reason) => decideAboutSchool(ctx, { email, decision, reason }),
});

export const APPROVAL_COMMANDS = [
  waiting,
  ofEducator('approve'),
  ofEducator('refuse'),
  decideSchoolCommand('approve'),
  decideSchoolCommand('refuse'),
];
