import { query } from './test-database.ts';
import { ACKNOWLEDGED, type Write } from './write-load.ts';

/** How often each answer was given, the most frequent first: `503 SYS_002 × 12, …`. */
const tally = (writes: Write[]) => {
  const counts = new Map<string, number>();
  for (const { answer } of writes) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([answer, count]) => `${answer} × ${count}`).join(', ') || 'none';
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Which of these sign-ups are not in the database. */
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

/** What a failover did to people who signed up meanwhile. */
export const validate = (writes: Write[], killedAt: number) => {
  const acknowledged = writes.filter(({ answer }) => answer === ACKNOWLEDGED);
  const rejected = writes.filter(({ answer }) => answer !== ACKNOWLEDGED);
  const after = acknowledged.filter(({ startedAt }) => startedAt > killedAt);
  const backAt = Math.min(...after.map(({ endedAt }) => endedAt));
  const slowest = Math.max(0, ...rejected.map(({ startedAt, endedAt }) => endedAt - startedAt));
  return {
    acknowledged,
    after,
    lines: [
      `first acknowledged write after the kill: ${seconds(backAt - killedAt)}`,
      `acknowledged: ${acknowledged.length - after.length} before, ${after.length} after`,
      `refused: ${tally(rejected)}; the slowest after ${seconds(slowest)}`,
    ],
  };
};
