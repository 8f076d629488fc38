import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from './start-problem.ts';

const newPassword = (): string => randomBytes(24).toString('base64url');

/** One password per database role. */
export type Passwords = { postgres: string; wonderfield: string };

/** Reads the generated passwords, making them on first use. */
export const ensurePasswords = (folder: string, clusterExists: boolean): Passwords => {
  const file = join(folder, 'passwords.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords;
  if (clusterExists) {
    throw new StartProblem(
      `The file ${file} is missing, and without it the database cannot be opened: bring it back, or move ${folder} away to start with an empty database.`,
    );
  }
  const passwords = { postgres: newPassword(), wonderfield: newPassword() };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return passwords;
};
