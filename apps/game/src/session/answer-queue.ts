import { ANSWERS_AT_ONCE } from '@wonderfield/contract/limits';
import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import type { Saved } from './play-client.ts';
import { ConnectionProblem } from './post.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 16_000;

type Options = {
  send: (answers: readonly GivenAnswer[]) => Promise<Saved>;
  /** Hears what the server made of them. */
  onSaved: (saved: Saved) => void;
  /** True while answers wait for a connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** The server will not have them: what it says. */
  onRefused: (problem: unknown) => void;
  wait?: (ms: number) => Promise<void>;
};

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Delivers answers in the order they were given, one batch at a time. Without a connection it keeps
 * them and tries again: told twice, an answer changes nothing.
 */
export const makeAnswerQueue = ({
  send,
  onSaved,
  onWaiting,
  onRefused,
  wait = waitFor,
}: Options) => {
  let waiting: GivenAnswer[] = [];
  let isDelivering = false;
  let delivery: Promise<void> = Promise.resolve();

  const deliver = async () => {
    isDelivering = true;
    let pause = FIRST_PAUSE_MS;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, ANSWERS_AT_ONCE);
      try {
        const saved = await send(batch);
        waiting = waiting.slice(batch.length);
        pause = FIRST_PAUSE_MS;
        onWaiting(false);
        onSaved(saved);
      } catch (problem) {
        if (!(problem instanceof ConnectionProblem)) {
          waiting = [];
          onWaiting(false);
          onRefused(problem);
          continue;
        }
        onWaiting(true);
        await wait(pause);
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      }
    }
    isDelivering = false;
  };

  return {
    add: (answer: GivenAnswer) => {
      waiting.push(answer);
      if (!isDelivering) delivery = deliver();
    },
    /** Resolves once nothing waits any longer: delivered, or refused. */
    whenEmpty: () => delivery,
  };
};
export type AnswerQueue = ReturnType<typeof makeAnswerQueue>;
