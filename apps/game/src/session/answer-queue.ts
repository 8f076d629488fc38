import { ANSWERS_AT_ONCE } from '@wonderfield/contract/limits';
import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { currentTime, withAge } from '../storage/answer-age.ts';
import type { ChangeRows, GameStore, QueuedAnswer } from '../storage/game-store.ts';
import type { Saved } from './play-client.ts';
import { ApiError, NetworkError } from './post-form.ts';
import { withTabLock } from './tab-lock.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 32_000;

type Options = {
  store: Pick<GameStore, 'addAnswer' | 'answers' | 'removeAnswers'>;
  playerKey: string;
  send: (answers: readonly GivenAnswer[]) => Promise<Saved>;
  /** Hears what the server made of them. */
  onSaved: (saved: Saved) => void;
  /** True while answers wait for a connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** The server will have none of them now: what it says. They stay. */
  onRefused: (problem: unknown) => void;
  /** The server does not know the row, and never will: its answers are let go. */
  onRowGone: (rowId: string) => void;
  wait?: (ms: number) => Promise<void>;
};

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The row is not theirs, or not there anymore, or no answer looks like this: no later try changes that. */
const ABOUT_ANSWERS: readonly string[] = ['PLY_004', 'VAL_001'];
const isAboutAnswers = (problem: unknown) =>
  problem instanceof ApiError && ABOUT_ANSWERS.includes(problem.code);

/** What can be sent at once: all of one row where another one's was refused. */
const batchOf = (waiting: readonly QueuedAnswer[], isNarrow: boolean) => {
  const rowId = waiting[0]?.answer.rowId;
  const some = isNarrow ? waiting.filter(({ answer }) => answer.rowId === rowId) : waiting;
  return some.slice(0, ANSWERS_AT_ONCE);
};

type Outcome = 'empty' | 'sent' | 'away' | 'refused';

/**
 * Delivers a player's answers in the order they were given, one batch and one tab at a time. Without a
 * connection they stay where they are kept, and are tried again: told twice, an answer changes nothing.
 */
export const createAnswerQueue = ({
  store,
  playerKey,
  send,
  onSaved,
  onWaiting,
  onRefused: onError,
  onRowGone,
  wait = waitFor,
}: Options) => {
  let isNarrow = false;
  let isDelivering = false;
  let isClosed = false;
  let wakeUp: () => void = () => undefined;
  /** Whoever wants to know how the delivery goes: at its end, or at its first hitch. */
  let listeners: ((outcome: Outcome) => void)[] = [];
  let adding: Promise<void> = Promise.resolve();

  const settle = (outcome: Outcome) => {
    const notified = listeners;
    listeners = [];
    for (const listener of notified) listener(outcome);
  };

  /** Row by row, so that only the answers go that nobody wants. */
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
    } catch (problem) {
      if (problem instanceof NetworkError) return 'away';
      if (isAboutAnswers(problem)) {
        await letGo(batch);
        return 'sent';
      }
      onWaiting(false);
      onError(problem);
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
    /** Keeps an answer, with what it changes in the rows of the device, and delivers it. */
    add: (answer: GivenAnswer, change?: ChangeRows) => {
      const timing = currentTime();
      adding = adding.then(() => store.addAnswer({ playerKey, answer, given: timing }, change));
      start();
      return adding;
    },
    /** Tries now: there may be a connection again, or answers of an earlier visit. */
    wake: () => {
      wakeUp();
      start();
    },
    /** Delivers no more: the game is left, and another page goes on. */
    close: () => {
      isClosed = true;
      wakeUp();
    },
    /** How it stands, once everything is delivered or that turns out not to work now. */
    settled: () =>
      new Promise<Outcome>((resolve) => {
        listeners.push(resolve);
        wakeUp();
        start();
      }),
  };
};
export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
