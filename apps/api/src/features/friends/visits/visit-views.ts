import type { Visit } from '@wonderfield/contract/friends/friends';
import type { Db } from '../../../db/connection/connection.ts';
import { selectHereAmong } from '../friends.queries.ts';
import { showChatMessage } from './chat-message.rules.ts';
import { selectRejections } from './rejections.queries.ts';
import { isTypingOver } from './rejections.rules.ts';
import { selectVisitParticipants, type VisitPlayer } from './visit-participants.queries.ts';
import { mayType } from './visit-permission.rules.ts';
import { hereSince, loadVisitPermissions, showPlayer } from './visit-permission.ts';
import { selectLastChatMessages, selectOpenVisitsOf, type VisitRow } from './visits.queries.ts';

/** Number of recent chat messages shown to a player who joins. */
const LAST_CHAT_MESSAGES = 20;

export const otherOf = (visit: VisitRow, userId: string) =>
  visit.visitor_id === userId ? visit.host_id : visit.visitor_id;

/** Returns visits in the view of one player. Omits those that are no longer allowed. */
const showAll = async (db: Db, me: VisitPlayer, visits: readonly VisitRow[], now: Date) => {
  const otherIds = [...new Set(visits.map((visit) => otherOf(visit, me.id)))];
  const met = new Map(
    (await loadVisitPermissions(db, me, otherIds, now)).map((one) => [one.other.id, one]),
  );
  const presentIds = await selectHereAmong(db, otherIds, hereSince(now));
  const messages = await selectLastChatMessages(
    db,
    visits.map(({ id }) => id),
    LAST_CHAT_MESSAGES,
  );
  const rejections = await selectRejections(db, me.id, now);
  return visits.flatMap((visit): Visit[] => {
    const one = met.get(otherOf(visit, me.id));
    if (one?.permission !== 'open') return [];
    const canType = mayType(me, one.other);
    const isOver = isTypingOver(rejections, one.other.id);
    return [
      {
        visitId: visit.id,
        isHost: visit.host_id === me.id,
        other: showPlayer(one.other),
        isOtherHere: presentIds.has(one.other.id),
        mayType: canType && !isOver,
        isTypingOver: canType && isOver,
        sayings: messages
          .filter((message) => message.visit_id === visit.id)
          .map((message) => showChatMessage(message, me.id)),
      },
    ];
  });
};

/** Returns one visit in the view of one player. */
export const showVisit = async (db: Db, me: VisitPlayer, visit: VisitRow, now: Date) =>
  (await showAll(db, me, [visit], now))[0];

/** Returns all open visits of a player. */
export const readVisits = async (db: Db, userId: string, now: Date): Promise<Visit[]> => {
  const visits = await selectOpenVisitsOf(db, [userId]);
  const me =
    visits.length > 0 ? (await selectVisitParticipants(db, [userId], now)).get(userId) : undefined;
  return me ? showAll(db, me, visits, now) : [];
};
