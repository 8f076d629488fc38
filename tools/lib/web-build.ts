import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';
import type { Lifetime } from './portal/lifetime.ts';
import { root, withLocalBin } from './repository.ts';

type PageApp = { name: string; folder: string };

const APPS: PageApp[] = [
  { name: 'portal', folder: 'apps/web' },
  { name: 'console', folder: 'apps/console' },
  { name: 'game', folder: 'apps/game' },
];
const SHARED_INPUTS = [
  'packages/ui/**/*',
  'packages/contract/**/*',
  'packages/questions/**/*',
  'tools/vite/**/*',
  'package-lock.json',
  'tsconfig*.json',
];

const hashOfInputs = (inputs: string[]): string => {
  const hash = createHash('sha256');
  const files = globSync(inputs, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'dist', 'coverage'].includes(entry.name),
  });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) {
    const content = readFileSync(path);
    // Including the length distinguishes "ab" + "c" from "a" + "bc".
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

const lastStamp = (stampFile: string): string | null => {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
};

const runViteBuild = (folder: string, lifetime?: Lifetime): Promise<number | null> => {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: withLocalBin({ ...process.env, NODE_ENV: 'production' }),
    },
  );
  lifetime?.onEnd(async () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
};

const ensureIsBuilt = async ({ name, folder }: PageApp, lifetime?: Lifetime): Promise<void> => {
  const stampFile = join(root, folder, 'dist/.stamp');
  const stamp = hashOfInputs([`${folder}/**/*`, ...SHARED_INPUTS]);
  if (lastStamp(stampFile) === stamp) return;
  console.log(`Building the ${name}…`);
  const code = await runViteBuild(join(root, folder), lifetime);
  lifetime?.ensureGoingOn();
  if (code !== 0)
    throw new StartupError(`The ${name} could not be built. See the Vite error above.`);
  writeFileSync(stampFile, stamp);
};

/** Builds the portal, the console and the game, each only if its source files changed. */
export const ensureWebIsBuilt = async (lifetime?: Lifetime): Promise<void> => {
  for (const app of APPS) await ensureIsBuilt(app, lifetime);
};
