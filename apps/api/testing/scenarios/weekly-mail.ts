import type { Email } from '../../src/gateways/email/mailer.ts';
import type { TestPortal } from '../build-test-app.ts';
import { type Family, makeFamily, makeHomeChild } from '../factories/make-family.ts';
import { openGame } from './play-game.ts';

/** Sunday noon in New York. */
export const SUNDAY_NOON = new Date('2026-11-15T17:00:00Z');
export const HOUR_MS = 60 * 60_000;
/** From Sunday noon to 6 p.m. */
export const UNTIL_EVENING_MS = 6 * HOUR_MS;
export const WEEK = '2026-11-09';

type Place = { zip: string; city: string; state: string };
export const MAINE: Place = { zip: '04101', city: 'Portland', state: 'ME' };
export const HAWAII: Place = { zip: '96813', city: 'Honolulu', state: 'HI' };

export const moveTo = ({ db }: TestPortal, { id }: { id: string }, place: Place) =>
  db.updateTable('users').set(place).where('id', '=', id).execute();

/** Creates a family whose child has played and missed two questions at the first attempt. */
export const makePlayingFamily = async (
  portal: TestPortal,
  { place = MAINE, rows = 1 }: { place?: Place; rows?: number } = {},
): Promise<Family> => {
  const family = await makeFamily(portal, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
  await moveTo(portal, family.child, place);
  const game = await openGame(portal, family.child);
  for (let row = 0; row < rows; row += 1) await game.playRow('math', row === 0 ? [0, 1] : []);
  return family;
};

/** Adds a sibling who has played one row. */
export const addPlayingSibling = async (
  portal: TestPortal,
  { parent }: Pick<Family, 'parent'>,
  firstName: string,
) => {
  const avatar = { name: `${firstName}Lark`, look: 'bloom-1' };
  const sibling = await makeHomeChild(portal, { parentId: parent.id, firstName, avatar });
  await moveTo(portal, sibling, MAINE);
  await (await openGame(portal, sibling)).playRow('math');
  return sibling;
};

const isWeekly = ({ subject }: Email) => subject.endsWith('week in the field');

/** Returns the weekly mails sent to a parent. */
export const weeklyMailsTo = ({ emails }: TestPortal, { email }: { email: string }) =>
  emails.filter((message) => isWeekly(message) && message.to === email);
