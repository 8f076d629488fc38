import type { PhraseId } from '@wonderfield/contract/friends/phrases';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import { DomainError } from '../../../domain-error.ts';
import { isOffensiveName } from '../../avatars/is-offensive-name.ts';
import { realNamesOf } from '../../avatars/real-names.rules.ts';
import { type ChatVerdict, filterChatMessage } from '../chat-filter/chat-filter.rules.ts';
import { notifyPlayers } from '../visits/notifications.queries.ts';
import { selectRejections } from '../visits/rejections.queries.ts';
import { isTypingOver } from '../visits/rejections.rules.ts';
import { mayType } from '../visits/visit-permission.rules.ts';
import { findVisitParticipant, loadVisitPermissions } from '../visits/visit-permission.ts';
import { otherOf } from '../visits/visit-views.ts';
import {
  insertChatMessage,
  lockAccounts,
  lockPlayers,
  selectLastTyped,
  selectNames,
  selectOptionalOpenVisit,
} from '../visits/visits.queries.ts';
import { rejectAfterEnd, rejectChatMessage } from './reject-chat-message.ts';

/**
 * Numbers typed within this time are counted together, because a number can be split over messages.
 */
const NUMBERS_TOGETHER_MS = 60 * 60 * 1000;
/** Messages to one reader within this time are also checked as one sentence. */
const SENTENCE_TOGETHER_MS = 10 * 60 * 1000;

type Said = { visitId: string; phrase?: PhraseId | undefined; text?: string | undefined };

const validate = async (
  tx: Db,
  typed: string,
  { writerId, readerId, now }: { writerId: string; readerId: string; now: Date },
): Promise<ChatVerdict> => {
  const lately = await selectLastTyped(tx, writerId, new Date(now.getTime() - NUMBERS_TOGETHER_MS));
  const before = lately.map(({ typed: text }) => text);
  const justBefore = lately
    .filter((said) => said.readerId === readerId)
    .filter(({ saidAt }) => now.getTime() - saidAt.getTime() < SENTENCE_TOGETHER_MS)
    .map(({ typed: text }) => text);
  const names = (await selectNames(tx, [writerId, readerId])).flatMap(realNamesOf);
  const checkResult = filterChatMessage(typed, { before, justBefore, names });
  return checkResult.isAccepted && isOffensiveName(typed)
    ? { isAccepted: false, topic: 'unkind' }
    : checkResult;
};

/** Sends a chat message in a visit if all rules and responsible adults still allow it. */
export const sendChatMessage = async (
  { deps, actor, transaction }: Context<Player>,
  { visitId, phrase, text }: Said,
) => {
  const outcome = await transaction(async (tx) => {
    const now = deps.now();
    await lockAccounts(tx, [actor.id]);
    // Lock the player, so each typed sentence sees the earlier messages and rejections.
    if (!phrase) await lockPlayers(tx, [actor.id]);
    const me = await findVisitParticipant(tx, actor.id, now);
    const visit = await selectOptionalOpenVisit(tx, { visitId: toUuid(visitId), userId: me.id });
    if (!visit) throw new DomainError('FRD_001');
    const [met] = await loadVisitPermissions(tx, me, [otherOf(visit, me.id)], now);
    if (met?.permission !== 'open') throw new DomainError('FRD_001');
    const typed = phrase ? undefined : text;
    if (!phrase && !typed) throw new DomainError('FRD_004');
    if (typed !== undefined) {
      if (!mayType(me, met.other)) throw new DomainError('FRD_004');
      const pair = { writerId: me.id, readerId: met.other.id };
      const checkResult = await validate(tx, typed, { ...pair, now });
      const isOver = isTypingOver(await selectRejections(tx, me.id, now), met.other.id);
      // Return and do not throw, because the count and the report must be committed.
      if (isOver) return rejectAfterEnd(deps, tx, { ...pair, typed, verdict: checkResult });
      if (!checkResult.isAccepted)
        return rejectChatMessage(deps, tx, { ...pair, visit, typed, verdict: checkResult });
    }
    const message = await insertChatMessage(tx, {
      visitId: visit.id,
      saidBy: me.id,
      phrase,
      typed,
      now,
    });
    await notifyPlayers(tx, { to: [visit.visitor_id, visit.host_id], saying: message });
    return { sayingId: message.id };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
};
