import type { Deps } from '../../dependencies.ts';
import { EmailMayBeSent } from '../../gateways/email/mailer.ts';
import { readWeek, type WeekOfChild } from '../progress/child-week.ts';
import { weeklyMailEmail } from './weekly-mail.emails.ts';
import { familyFacts } from './weekly-mail-facts.ts';
import { createWeeklyMailToken } from './weekly-mail-link.ts';
import {
  claimParts,
  type FamilyMail,
  releaseParts,
  selectUnsent,
} from './weekly-mail-recipients.queries.ts';

/** Returns the weeks of the children who practiced. */
const readWeeks = async (deps: Deps, mail: FamilyMail) => {
  const weeks: WeekOfChild[] = [];
  let to: string | undefined;
  for (const reader of await selectUnsent(deps.db, mail, deps.now())) {
    const week = await readWeek(deps, reader, mail.week);
    if (week.practiced.length === 0) continue;
    weeks.push(week);
    to = reader.email;
  }
  return { weeks, to };
};

const addressesOf = (deps: Deps, { parentId, week }: FamilyMail, childIds: readonly string[]) => {
  const { PUBLIC_URL, PRIVACY_URL } = deps.config;
  const tokenFor = (ids: readonly string[]) =>
    createWeeklyMailToken(deps, { parentId, childIds: [...ids] });
  const token = tokenFor(childIds);
  return {
    weekUrl: (childId: string) => `${PUBLIC_URL}/progress/${childId}?week=${week}`,
    skillUrl: (childId: string, skillId: string) =>
      `${PUBLIC_URL}/progress/${childId}/skills/${skillId}`,
    partOffUrl: (childId: string) => `${PUBLIC_URL}/weekly-mail-off?token=${tokenFor([childId])}`,
    progressUrl: `${PUBLIC_URL}/progress`,
    offUrl: `${PUBLIC_URL}/weekly-mail-off?token=${token}`,
    oneClickUrl: `${PUBLIC_URL}/users/weeklyMailOff?token=${token}`,
    privacyUrl: PRIVACY_URL,
  };
};

/**
 * Sends one weekly mail about all children of a parent who practiced and whose part is wanted. Marks it
 * as sent before sending, so concurrent or killed processes never send it twice.
 */
export const mailWeeklyReport = async (deps: Deps, mail: FamilyMail) => {
  const { db, now, mailer } = deps;
  const { weeks, to } = await readWeeks(deps, mail);
  const childIds = weeks.map(({ progress }) => progress.childId);
  if (to === undefined || childIds.length === 0) return;
  const claimed = await claimParts(db, mail, { childIds, now: now() });
  const [first, ...others] = weeks.filter(({ progress }) => claimed.includes(progress.childId));
  if (!first) return;
  const email = weeklyMailEmail(familyFacts([first, ...others]), {
    to,
    ...addressesOf(deps, mail, claimed),
  });
  try {
    await mailer.send(email);
  } catch (error) {
    // Retry only if the relay did not accept the email. A missing email is better than a duplicate.
    if (!(error instanceof EmailMayBeSent)) await releaseParts(db, mail, claimed);
    throw error;
  }
};
