import type { RaisedHand } from '@wonderfield/contract/student-sign-in/open-class';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { type HandRow, selectHandsOfClass, selectHandsOfEducator } from './hands.queries.ts';

const toHand = (row: HandRow): RaisedHand => ({
  handId: row.id,
  classRoomId: row.classroom_id,
  userId: row.student_id,
  firstName: row.first_name,
  lastName: row.last_name,
  ...(row.avatar_look !== null && { avatarPreview: row.avatar_look }),
  reason: row.is_stuck ? 'stuck' : 'asked',
  picture: row.picture,
  raisedAt: row.raised_at.toISOString(),
  isComing: row.coming_at !== null,
  ...(row.is_guest && { isGuest: true }),
});

export const readHandsOfClass = async (db: Db, place: { classroomId: string; now: Date }) =>
  (await selectHandsOfClass(db, place)).map(toHand);

/** Lists the raised hands in all open classes that the educator can see. */
export const listRaisedHands = async ({ deps, actor }: Context<Educator>) => {
  const rows = await selectHandsOfEducator(deps.db, { educatorId: actor.id, now: deps.now() });
  return { hands: rows.map(toHand) };
};
