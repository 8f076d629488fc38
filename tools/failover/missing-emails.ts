import { setTimeout as sleep } from 'node:timers/promises';
import type { Write } from './write-load.ts';

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 500;

const hasEmail = async (sandboxUrl: string, email: string) => {
  const arrived = await fetch(`${sandboxUrl}/mail/messages?to=${encodeURIComponent(email)}`);
  return ((await arrived.json()) as unknown[]).length > 0;
};

/** Returns the sign-ups whose email from the job queue did not arrive. */
export const withoutEmail = async (sandboxUrl: string, writes: Write[]): Promise<string[]> => {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  const waiting = new Set(writes.map(({ email }) => email));
  for (;;) {
    for (const email of waiting) if (await hasEmail(sandboxUrl, email)) waiting.delete(email);
    if (waiting.size === 0 || performance.now() > giveUpAt) return [...waiting];
    await sleep(PAUSE_MS);
  }
};
