import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { currentTime } from '../storage/answer-age.ts';
import type { ChangeRows, GameStore } from '../storage/game-store.ts';
import { type BatchOptions, createBatchDelivery, type Outcome } from './answer-batch.ts';
import { withTabLock } from './tab-lock.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 32_000;

type Options = BatchOptions & {
  store: Pick<GameStore, 'addAnswer'>;
  wait?: (ms: number) => Promise<void>;
};

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Delivers a player's answers in order, one batch and one tab at a time. Keeps and retries them
 * while offline, because sending an answer twice is harmless.
 */
export const createAnswerQueue = ({ wait = waitFor, ...options }: Options) => {
  const { store, playerKey, onWaiting, onError } = options;
  const deliverBatch = createBatchDelivery(options);
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
