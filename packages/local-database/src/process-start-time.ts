import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a running process started, in a form only good for comparing, or null when there is no such
 * process. Process ids are used again; an id together with its stamp is not.
 */
export const processStamp = (pid: number): string | null => {
  if (process.platform !== 'linux') {
    const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return started.stdout.trim() || null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    return isZombie ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
};
