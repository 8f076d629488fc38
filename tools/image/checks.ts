import { execFileSync } from 'node:child_process';
import { StartupError } from '@wonderfield/local-database/startup-error';

export type Check = { what: string; isOk: boolean };

const PAGES = [
  ['/readyz', ''],
  ['/sign-in', 'Sign In'],
  ['/console', '<!doctype html>'],
  ['/game/', '<!doctype html>'],
  ['/portal.json', 'https://example.org/answers'],
] as const;

/** Requests the first pages of users and machines from one process. */
export const checkPages = async (address: string): Promise<Check[]> => {
  const checks: Check[] = [];
  for (const [path, text] of PAGES) {
    const response = await fetch(`${address}${path}`);
    const body = await response.text();
    const isOk = response.status === 200 && body.toLowerCase().includes(text.toLowerCase());
    checks.push({ what: `${path} returns ${response.status}`, isOk });
  }
  return checks;
};

/**
 * Finds files that the process wrote outside its volume and /tmp, which a read-only root would
 * prevent.
 */
export const checkNothingWritten = (rootFolder: string, since: Date): Check => {
  const files = execFileSync(
    'find',
    [
      rootFolder,
      '-xdev',
      '-type',
      'f',
      '-newermt',
      since.toISOString(),
      '-not',
      '-path',
      `${rootFolder}/tmp/*`,
      '-not',
      '-path',
      `${rootFolder}/var/lib/wonderfield/*`,
      '-not',
      '-path',
      `${rootFolder}/etc/*`,
      '-not',
      '-path',
      `${rootFolder}/run/*`,
    ],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean);
  return { what: `${files.length} files written outside of the volume`, isOk: files.length === 0 };
};

export const report = (checks: readonly Check[]) => {
  for (const { what, isOk } of checks) console.log(`${isOk ? '✓' : '✗'} ${what}`);
  const failed = checks.filter(({ isOk }) => !isOk).length;
  if (failed > 0) throw new StartupError(`${failed} of ${checks.length} checks failed.`);
};
