import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '@wonderfield/local-database/start-problem';
import type { Lifetime } from './lifetime.ts';
import { root, withOurBin } from './repository.ts';

const INPUTS = [
  'apps/web/**/*',
  'packages/ui/**/*',
  'packages/contract/**/*',
  'package-lock.json',
  'tsconfig*.json',
];
const stampFile = join(root, 'apps/web/dist/.stamp');

/** Builds the portal unless the last build was made from the same files. */
export async function ensureWebIsBuilt(lifetime?: Lifetime): Promise<void> {
  const stamp = hashOfInputs();
  if (lastStamp() === stamp) return;
  console.log('Building the portal…');
  const code = await runViteBuild(lifetime);
  lifetime?.ensureGoingOn();
  if (code !== 0)
    throw new StartProblem('The portal could not be built: see the message of Vite above.');
  writeFileSync(stampFile, stamp);
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'dist', 'coverage'].includes(entry.name),
  });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) {
    const content = readFileSync(path);
    // Lengths keep "ab" + "c" apart from "a" + "bc".
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function lastStamp(): string | null {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}

function runViteBuild(lifetime?: Lifetime): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: withOurBin({ ...process.env, NODE_ENV: 'production' }),
    },
  );
  lifetime?.onEnd(async () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
}
