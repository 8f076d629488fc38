import { ApiError, NetworkError } from '@wonderfield/client/errors';
import { ANSWERS_AT_ONCE } from '@wonderfield/contract/limits';
import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { currentTime, withAge } from '../storage/answer-age.ts';
import type { ChangeRows, GameStore, QueuedAnswer } from '../storage/game-store.ts';
import type { SaveResult } from './play-client.ts';
import { withTabLock } from './tab-lock.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 32_000;

type Options = {
  store: Pick<GameStore, 'addAnswer' | 'answers' | 'removeAnswers'>;
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
  wait?: (ms: number) => Promise<void>;
};

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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

type Outcome = 'empty' | 'sent' | 'away' | 'refused';

/**
 * Delivers a player's answers in order, one batch and one tab at a time. Keeps and retries them
 * while offline, because sending an answer twice is harmless.
 */
export const createAnswerQueue = ({
  store,
  playerKey,
  send,
  onSaved,
  onWaiting,
  onError,
  onRowGone,
  wait = waitFor,
}: Options) => {
  let isNarrow = false;
  let isDelivering = false;
  let isClosed = false;
  let wakeUp: () => void = () => undefined;
  /** Callbacks for the end of the delivery or its first failure. */
  let listeners: ((outcome: Outcome) => void)[] = [];
  let adding: Promise<void> = Promise.resolve();

  const settle = (outcome: Outcome) => {
    const notified = listeners;
    listeners = [];
    for (const listener of notified) listener(outcome);
  };

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

  const deliverBatch = async (): Promise<Outcome> => {
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

  const deliver = async () => {
    if (isDelivering) return;
    isDelivering = true;
    let pause = FIRST_PAUSE_MS;
    while (!isClosed) {
      const added = adding;
      await added;
      const outcome = await withTabLock(`answers of ${playerKey}`, deliverBatch);
      if (outcome === 'sent') pause = FIRST_PAUSE_MS;
      if (outcome === 'away') {
        onWaiting(true);
        settle(outcome);
        await Promise.race([wait(pause), new Promise<void>((wake) => (wakeUp = wake))]);
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      }
      const isMore = outcome === 'empty' && adding !== added;
      if (!isMore && (outcome === 'empty' || outcome === 'refused')) {
        isDelivering = false;
        settle(outcome);
        return;
      }
    }
  };
  const start = () =>
    void deliver().catch((problem: unknown) => {
      isDelivering = false;
      settle('refused');
      onError(problem);
    });

  return {
    /** Stores an answer with its change of the offline rows, and delivers it. */
    add: (answer: GivenAnswer, change?: ChangeRows) => {
      const timing = currentTime();
      adding = adding.then(() => store.addAnswer({ playerKey, answer, given: timing }, change));
      start();
      return adding;
    },
    /** Retries now, after a reconnect or with answers of an earlier session. */
    wake: () => {
      wakeUp();
      start();
    },
    /** Stops the delivery. Another page continues it. */
    close: () => {
      isClosed = true;
      wakeUp();
    },
    /** Resolves when everything is delivered or the delivery fails. */
    settled: () =>
      new Promise<Outcome>((resolve) => {
        listeners.push(resolve);
        wakeUp();
        start();
      }),
  };
};
export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
