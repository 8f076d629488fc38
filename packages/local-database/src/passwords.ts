import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

const createPassword = (): string => randomBytes(24).toString('base64url');

/** One password per database role. */
export type Passwords = { postgres: string; wonderfield: string; wonderfield_app: string };

const ROLES = ['postgres', 'wonderfield', 'wonderfield_app'] as const;

const writePasswords = (file: string, passwords: Passwords): Passwords => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return passwords;
};

/** Adds the passwords of roles that have none, such as roles of a newer version. */
const addMissingPasswords = (file: string, stored: Partial<Passwords>): Passwords => {
  const passwords = Object.fromEntries(
    ROLES.map((role) => [role, stored[role] ?? createPassword()]),
  ) as Passwords;
  return ROLES.every((role) => stored[role]) ? passwords : writePasswords(file, passwords);
};

/** Reads the generated passwords and creates them on first use. */
export const ensurePasswords = (folder: string, clusterExists: boolean): Passwords => {
  const file = join(folder, 'passwords.json');
  if (existsSync(file)) {
    return addMissingPasswords(file, JSON.parse(readFileSync(file, 'utf8')) as Partial<Passwords>);
  }
  if (clusterExists) {
    throw new StartupError(
      `The file ${file} is missing, so the database cannot be opened. Restore the file, or move ${folder} away to start with an empty database.`,
    );
  }
  return addMissingPasswords(file, {});
};
