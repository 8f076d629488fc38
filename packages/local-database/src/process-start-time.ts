import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the start time of a process for comparison, or null if it does not exist. Ids are reused,
 * but an id with its start time is unique.
 */
export const processStartTime = (pid: number): string | null => {
  if (process.platform !== 'linux') {
    const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return started.stdout.trim() || null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in parentheses may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    return isZombie ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
};
