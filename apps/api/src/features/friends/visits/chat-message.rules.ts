import type { ChatMessage } from '@wonderfield/contract/friends/friends';
import type { PhraseId } from '@wonderfield/contract/friends/phrases';
import { CHAT_MESSAGES_KEPT_DAYS } from '@wonderfield/contract/limits';

/** A chat message as stored and sent between processes. */
export type ChatMessageRow = {
  id: string;
  visit_id: string;
  said_by: string;
  phrase: string | null;
  typed: string | null;
};

/** Returns the message in the view of one reader. */
export const showChatMessage = (row: ChatMessageRow, readerId: string): ChatMessage => ({
  sayingId: row.id,
  visitId: row.visit_id,
  isMine: row.said_by === readerId,
  phrase: (row.phrase as PhraseId | null) ?? undefined,
  text: row.typed ?? undefined,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the time before which chat messages can no longer be read. */
export const readableSince = (now: Date) =>
  new Date(now.getTime() - CHAT_MESSAGES_KEPT_DAYS * DAY_MS);
