import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import type { ChatVerdict } from '../chat-filter/chat-filter.rules.ts';
import { notifyVisits } from '../visits/notifications.queries.ts';
import { selectRejections } from '../visits/rejections.queries.ts';
import { isTypingOver } from '../visits/rejections.rules.ts';
import { countRejection, selectOpenVisitsOf, type VisitRow } from '../visits/visits.queries.ts';
import { reportSentence } from './report-sentence.ts';

type RejectedChatVerdict = ChatVerdict & { isAccepted: false };
type Typed = { writerId: string; readerId: string; typed: string };

/** Maximum length of an unknown word that the error message repeats. */
const LONGEST_SHOWN = 20;

const toDomainError = ({ unknownWord: word, topic, graveReason }: RejectedChatVerdict) => {
  if (word === undefined || topic || graveReason) return new DomainError('FRD_003');
  const isShown = word.length <= LONGEST_SHOWN && /^[a-z0-9']+$/.test(word);
  return new DomainError(
    'FRD_006',
    isShown
      ? { errors: { text: `I don’t know that word yet: ${word}. Please try another one.` } }
      : {},
  );
};

/** Counts a rejected sentence and returns the error for the child who typed it. */
export const rejectChatMessage = async (
  deps: Deps,
  tx: Db,
  { visit, verdict: result, ...typed }: Typed & { visit: VisitRow; verdict: RejectedChatVerdict },
) => {
  const { writerId, readerId } = typed;
  await countRejection(tx, { visitId: visit.id, isHost: visit.host_id === writerId });
  if (result.graveReason) await reportSentence(deps, tx, { ...typed, reason: result.graveReason });
  if (!isTypingOver(await selectRejections(tx, writerId, deps.now()), readerId)) {
    return { refusal: toDomainError(result) };
  }
  await notifyVisits(tx, await selectOpenVisitsOf(tx, [writerId]));
  return { refusal: new DomainError('FRD_007') };
};

/** Rejects a sentence of a child whose typing is disabled. Grave sentences are still reported. */
export const rejectAfterEnd = async (
  deps: Deps,
  tx: Db,
  { verdict: result, ...typed }: Typed & { verdict: ChatVerdict },
) => {
  const reason = result.isAccepted ? undefined : result.graveReason;
  if (reason) await reportSentence(deps, tx, { ...typed, reason });
  return { refusal: new DomainError('FRD_007') };
};
