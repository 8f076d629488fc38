import { ApiError, NetworkError } from '@wonderfield/client/errors';
import { ANSWERS_AT_ONCE } from '@wonderfield/contract/limits';
import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { currentTime, withAge } from '../storage/answer-age.ts';
import type { GameStore, QueuedAnswer } from '../storage/game-store.ts';
import type { SaveResult } from './play-client.ts';

export type BatchOptions = {
  store: Pick<GameStore, 'answers' | 'removeAnswers'>;
  playerKey: string;
  send: (answers: readonly GivenAnswer[]) => Promise<SaveResult>;
  /** Called with the server's result. */
  onSaved: (saved: SaveResult) => void;
  /** True while answers wait for a connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** Called with the error if the server currently rejects all answers. They are kept. */
  onError: (problem: unknown) => void;
  /** Called if the server does not know the row. Its answers are dropped. */
  onRowGone: (rowId: string) => void;
};

/**
 * Codes that no retry can change: the row is unknown or another player's, or the answer is invalid.
 */
const ABOUT_ANSWERS: readonly string[] = ['PLY_004', 'VAL_001'];
const isAboutAnswers = (problem: unknown) =>
  problem instanceof ApiError && ABOUT_ANSWERS.includes(problem.code);

/** Returns the next batch, limited to one row after a rejection. */
const batchOf = (waiting: readonly QueuedAnswer[], isNarrow: boolean) => {
  const rowId = waiting[0]?.answer.rowId;
  const some = isNarrow ? waiting.filter(({ answer }) => answer.rowId === rowId) : waiting;
  return some.slice(0, ANSWERS_AT_ONCE);
};

export type Outcome = 'empty' | 'sent' | 'away' | 'refused';

/** Returns a function that sends one batch of a player's answers. */
export const createBatchDelivery = ({
  store,
  playerKey,
  send,
  onSaved,
  onWaiting,
  onError,
  onRowGone,
}: BatchOptions) => {
  let isNarrow = false;

  /** Narrows down to single rows, so that only rejected answers are dropped. */
  const letGo = async (batch: readonly QueuedAnswer[]) => {
    const rowIds = new Set(batch.map(({ answer }) => answer.rowId));
    isNarrow = rowIds.size > 1;
    if (isNarrow) return;
    const rowId = batch[0]?.answer.rowId ?? '';
    const gone = (await store.answers(playerKey)).filter(({ answer }) => answer.rowId === rowId);
    await store.removeAnswers(gone.map(({ id }) => id));
    onRowGone(rowId);
  };

  return async (): Promise<Outcome> => {
    const batch = batchOf(await store.answers(playerKey), isNarrow);
    if (batch.length === 0) return 'empty';
    const now = currentTime();
    try {
      const saved = await send(
        batch.map(({ answer, given: timing }) => withAge(answer, timing, now)),
      );
      await store.removeAnswers(batch.map(({ id }) => id));
      isNarrow = false;
      onWaiting(false);
      onSaved(saved);
      return 'sent';
    } catch (error) {
      if (error instanceof NetworkError) return 'away';
      if (isAboutAnswers(error)) {
        await letGo(batch);
        return 'sent';
      }
      onWaiting(false);
      onError(error);
      return 'refused';
    }
  };
};
