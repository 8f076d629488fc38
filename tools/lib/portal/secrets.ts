import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWritableFolder } from '@wonderfield/local-database/make-folder';
import { errorCode, StartupError } from '@wonderfield/local-database/startup-error';

/** Environment variables that are generated, with their generators. */
const MAKERS: Record<string, () => string> = {
  SECRET_KEY: () => randomBytes(32).toString('base64'),
};

const readSecrets = (file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    if (!(error instanceof SyntaxError)) {
      throw new StartupError(
        `${file} cannot be read (${errorCode(error)}). Run this as the user who owns it, or choose another folder with WONDERFIELD_DATA.`,
      );
    }
    // New secrets could not decrypt existing data.
    throw new StartupError(
      `${file} is damaged. Restore a copy of it, or move the data folder to start over.`,
    );
  }
};

/** Returns the secrets of this installation, which are created once and stored with the data. */
export const ensureSecrets = (dataFolder: string): Record<string, string> => {
  const file = join(createWritableFolder(dataFolder), 'secrets.json');
  const kept = readSecrets(file);
  const missing = Object.keys(MAKERS).filter((name) => !kept[name]);
  if (missing.length === 0) return kept;
  for (const name of missing) kept[name] = MAKERS[name]?.() ?? '';
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return kept;
};
