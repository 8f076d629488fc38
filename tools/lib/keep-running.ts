import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '@wonderfield/local-database/startup-error';
import type { Lifetime } from './lifetime.ts';
import { afterDeath } from './restarts.rules.ts';

/** One run of a service, from its start to its end. */
export type Run = {
  /** Settles when it can be used, with what it said then; never, when it ends before. */
  ready: Promise<unknown>;
  /** Settles when it has ended, asked or not, with how. */
  ended: Promise<string>;
  stop(): Promise<unknown>;
};

type Service = {
  /** For people: "the API". */
  name: string;
  /** A sentence for whoever has to find out why it keeps dying. */
  whereToLook: string;
  run: () => Run;
};

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Ctrl-C reaches parent and child at once, and the child's end may be seen first. */
const CTRL_C_MS = 100;

/**
 * Starts a service and waits until it is ready. From then on it is started again whenever it dies,
 * until the command ends or it dies too often. One that never got ready is not tried again.
 */
export const keepRunning = async (
  lifetime: Pick<Lifetime, 'isEnding' | 'ensureGoingOn' | 'onEnd' | 'end'>,
  { name, whereToLook, run }: Service,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<unknown> => {
  let current = run();
  // Registered once: a service that was started again still stops in its turn.
  lifetime.onEnd(() => current.stop());
  const message = await Promise.race([
    current.ready,
    current.ended.then(async (how) => {
      await pause(CTRL_C_MS);
      lifetime.ensureGoingOn();
      throw new StartupError(`Wonderfield stops because ${name} ended (${how}).`);
    }),
  ]);

  const deaths: number[] = [];
  const oversee = async () => {
    for (;;) {
      const how = await current.ended;
      if (lifetime.isEnding) return;
      deaths.push(Date.now());
      const step = afterDeath(deaths, Date.now());
      if (step === 'give up') {
        const often = `ended five times within a minute (${how})`;
        return lifetime.end(1, `Wonderfield stops because ${name} ${often}. ${whereToLook}`);
      }
      await pause(step.pauseMs);
      if (lifetime.isEnding) return;
      console.error(`${capitalized(name)} ended (${how}); it is started again.`);
      await current.stop(); // what it left behind
      current = run();
    }
  };
  void oversee();
  return message;
};
