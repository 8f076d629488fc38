import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '@wonderfield/local-database/startup-error';
import type { Lifetime } from './lifetime.ts';
import { afterDeath } from './restarts.rules.ts';

/** One run of a service, from its start to its end. */
export type Run = {
  /**
   * Resolves with the ready message when the service is usable. Never settles if it ends before.
   */
  ready: Promise<unknown>;
  /** Resolves with the reason when the service has ended. */
  ended: Promise<string>;
  stop(): Promise<unknown>;
};

type Service = {
  /** Name in messages, such as "the API". */
  name: string;
  /** Hint for finding out why it keeps crashing. */
  whereToLook: string;
  run: () => Run;
};

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Ctrl-C reaches parent and child at the same time, and the child's end may be seen first. */
const CTRL_C_MS = 100;

/**
 * Starts a service and waits until it is ready. Restarts it after a crash until the command ends or
 * it crashes too often. A service that never got ready is not retried.
 */
export const keepRunning = async (
  lifetime: Pick<Lifetime, 'isEnding' | 'ensureGoingOn' | 'onEnd' | 'end'>,
  { name, whereToLook: logHint, run }: Service,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<unknown> => {
  let current = run();
  // Registered once, so a restarted service also stops in the right order.
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
        return lifetime.end(1, `Wonderfield stops because ${name} ${often}. ${logHint}`);
      }
      await pause(step.pauseMs);
      if (lifetime.isEnding) return;
      console.error(`${capitalized(name)} ended (${how}). Restarting it.`);
      await current.stop(); // Cleans up after the crashed run.
      current = run();
    }
  };
  void oversee();
  return message;
};
