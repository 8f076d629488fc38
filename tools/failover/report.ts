import { query } from './test-database.ts';
import { ACKNOWLEDGED, type Write } from './write-load.ts';

/** Counts each response, the most frequent first: `503 SYS_002 × 12, …`. */
const tally = (writes: Write[]) => {
  const counts = new Map<string, number>();
  for (const { answer: reply } of writes) counts.set(reply, (counts.get(reply) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([reply, count]) => `${reply} × ${count}`).join(', ') || 'none';
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Returns the sign-ups that are missing in the database. */
export const missingOf = async (url: string, writes: Write[]): Promise<string[]> => {
  const emails = writes.map(({ email }) => email);
  const rows = await query<{ email: string }>(
    url,
    'select email from users where email = any($1)',
    [emails],
  );
  const storedEmails = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => !storedEmails.has(email));
};

/** Summarizes the effect of a failover on the sign-ups. */
export const validate = (writes: Write[], killedAt: number) => {
  const acknowledged = writes.filter(({ answer: reply }) => reply === ACKNOWLEDGED);
  const rejected = writes.filter(({ answer: reply }) => reply !== ACKNOWLEDGED);
  const after = acknowledged.filter(({ startedAt }) => startedAt > killedAt);
  const backAt = Math.min(...after.map(({ endedAt }) => endedAt));
  const slowest = Math.max(0, ...rejected.map(({ startedAt, endedAt }) => endedAt - startedAt));
  return {
    acknowledged,
    after,
    lines: [
      `first acknowledged write after the kill: ${seconds(backAt - killedAt)}`,
      `acknowledged: ${acknowledged.length - after.length} before, ${after.length} after`,
      `rejected: ${tally(rejected)}; the slowest after ${seconds(slowest)}`,
    ],
  };
};
