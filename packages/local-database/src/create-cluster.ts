import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataDirectory } from './data-directory.ts';
import { serverEnvironment } from './server-environment.ts';
import { chooseSetupUser, type ServerUser, workingDirectoryOr } from './server-user.ts';
import { StartupError } from './startup-error.ts';

const DRAFT_PREFIX = 'unfinished-';

type Options = { binaries: Binaries; adminPassword: string; isDurable: boolean };

/** Retries, because the `initdb` of a killed launcher may still be writing. */
const discard = (draft: string): void => {
  rmSync(draft, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
};

const giveTo = ({ uid, gid }: NonNullable<ServerUser>, folder: string): void => {
  lchownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), uid, gid);
  }
};

/** Restores the owner of files that root copied. */
const chownFromRoot = ({ cluster, user }: DataDirectory): void => {
  if (!user || statSync(cluster).uid === user.uid) return;
  chmodSync(cluster, 0o700);
  giveTo(user, cluster);
};

const runInitdb = async (draft: string, user: ServerUser, options: Options): Promise<void> => {
  const cluster = join(draft, 'cluster');
  const child = spawn(
    options.binaries.initdb,
    [
      `--pgdata=${user ? workingDirectoryOr(cluster) : cluster}`,
      '--username=postgres',
      '--pwfile=../password',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Makes sort order and case rules independent of the machine's C library and ICU.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--text-search-config=english',
      '--data-checksums',
      ...(options.isDurable ? [] : ['--no-sync']),
    ],
    // Uses its own process group like the server, because the launcher handles Ctrl-C.
    {
      cwd: cluster,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...user,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code === 0) return;
  rmSync(draft, { recursive: true, force: true });
  const reason = output.match(/(?:error|FATAL|could not)[^\n]*/i)?.[0] ?? `exit code ${code}`;
  throw new StartupError(
    `PostgreSQL could not set up its files next to ${dirname(draft)} (${reason}): free some space, or choose another folder with WONDERFIELD_DATA.`,
  );
};

const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * Creates the cluster if it is missing. Uses a draft folder first, so a kill leaves no partial
 * cluster.
 */
export const ensureCluster = async (place: DataDirectory, options: Options): Promise<void> => {
  const parent = dirname(place.cluster);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(DRAFT_PREFIX)) discard(join(parent, name));
  }
  if (existsSync(place.cluster)) return chownFromRoot(place);

  const draft = join(parent, `${DRAFT_PREFIX}${process.pid}`);
  mkdirSync(join(draft, 'cluster'), { recursive: true, mode: 0o700 });
  const passwordFile = join(draft, 'password');
  writeFileSync(passwordFile, options.adminPassword, { mode: 0o600 });
  const user = chooseSetupUser(place.user);
  if (user) giveTo(user, draft);
  await runInitdb(draft, user, options);
  if (place.user) giveTo(place.user, draft);
  renameSync(join(draft, 'cluster'), place.cluster);
  if (options.isDurable) syncFolder(parent);
  rmSync(draft, { recursive: true, force: true });
};
