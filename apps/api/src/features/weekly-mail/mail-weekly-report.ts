import type { Deps } from '../../dependencies.ts';
import { EmailMayBeSent } from '../../gateways/email/mailer.ts';
import { readWeek } from '../progress/child-week.ts';
import { weeklyMailEmail } from './weekly-mail.emails.ts';
import { factsOf } from './weekly-mail-facts.ts';
import { createWeeklyMailToken } from './weekly-mail-link.ts';
import {
  claimMail,
  type Mail,
  releaseMail,
  selectOptionalUnsent,
} from './weekly-mail-recipients.queries.ts';

/**
 * Sends one weekly mail if it is still wanted. Marks it as sent before sending, so concurrent or
 * killed processes never send it twice.
 */
export const mailWeeklyReport = async (deps: Deps, mail: Mail) => {
  const { db, now, config, mailer } = deps;
  const reader = await selectOptionalUnsent(db, mail, now());
  if (!reader) return;
  const week = await readWeek(deps, reader, mail.week);
  if (week.practiced.length === 0) return;
  const facts = factsOf(week);
  const token = createWeeklyMailToken(deps, mail);
  const email = weeklyMailEmail(facts, {
    to: reader.email,
    weekUrl: `${config.PUBLIC_URL}/progress/${mail.childId}?week=${mail.week}`,
    offUrl: `${config.PUBLIC_URL}/weekly-mail-off?token=${token}`,
    oneClickUrl: `${config.PUBLIC_URL}/users/weeklyMailOff?token=${token}`,
    privacyUrl: config.PRIVACY_URL,
  });
  if (!(await claimMail(db, mail, now()))) return;
  try {
    await mailer.send(email);
  } catch (error) {
    // Retry only if the relay did not accept the email. A missing email is better than a duplicate.
    if (!(error instanceof EmailMayBeSent)) await releaseMail(db, mail);
    throw error;
  }
};
