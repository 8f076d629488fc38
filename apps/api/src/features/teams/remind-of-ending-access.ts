import type { Deps } from '../../dependencies.ts';
import { markReminded, selectOptionalEnding } from './ending-access.queries.ts';
import { neutralizeLinks } from './neutralize-links.ts';
import { accessEndingEmail, memberAccessEndingEmail } from './teams.emails.ts';

/** Days before the end of access on which both sides get an email. */
const NOTICE_DAYS = 2;

/** Queues an email for each member whose access ends soon. Each member is reminded once. */
export const queueEndingAccessMails = ({ db, jobs, now }: Deps) =>
  db.transaction().execute(async (tx) => {
    const until = new Date(now().getTime() + NOTICE_DAYS * 24 * 3_600_000);
    const ending = await markReminded(tx, { now: now(), until, noticeDays: NOTICE_DAYS });
    for (const member of ending) await jobs.enqueue(tx, 'mail-access-ending', member);
  });

/** Emails the member and the owner, unless the owner changed the last day. */
export const mailAccessEnding = async (
  { db, mailer, config }: Deps,
  ids: { classroomId: string; educatorId: string },
) => {
  const row = await selectOptionalEnding(db, ids);
  if (!row) return;
  const { PUBLIC_URL: portalUrl } = config;
  const classroom = neutralizeLinks(row.classroom);
  const member = neutralizeLinks(`${row.firstName} ${row.lastName}`);
  const { endsOn } = row;
  await mailer.send(
    accessEndingEmail({ to: row.email, name: row.firstName, portalUrl }, { classroom, endsOn }),
  );
  const owner = { to: row.ownerEmail, name: row.ownerFirstName, portalUrl };
  await mailer.send(memberAccessEndingEmail(owner, { member, classroom, endsOn }));
};
