// Runs a TypeScript script on a machine without installed packages: node tools/bootstrap.mjs
// <script.ts> [arguments…]. Plain JavaScript for Node 20 without dependencies. It installs if the
// lock file changed, then starts the Node version that the lock file pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(bin, 'node');
const stamp = join(root, 'node_modules', '.wonderfield-install');
const installLock = join(root, '.cache', 'install.lock');

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const lockHash = () => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
};

const readIfThere = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Checks npm's own record of installed packages, which is enough after a plain `npm install`. */
const isInstalledByHand = () => {
  const account = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (account === null) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(account).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const there = present[path];
    if (!there) return entry.optional === true;
    return there.version === entry.version && there.resolved === entry.resolved;
  });
};

const leaveStamp = () => {
  try {
    writeFileSync(stamp, lockHash());
  } catch {
    // The checkout belongs to another user, so the check runs again next time.
  }
};

const isInstalled = () => {
  if (!existsSync(pinnedNode)) return false;
  if (readIfThere(stamp) === lockHash()) return true;
  if (!isInstalledByHand()) return false;
  leaveStamp();
  return true;
};

/** Removes our bin folder from PATH, because npm must not run on the Node that it replaces. */
const environmentWithoutOurBin = () => {
  const path = (process.env.PATH ?? '').split(delimiter);
  return { ...process.env, PATH: path.filter((entry) => resolve(entry) !== bin).join(delimiter) };
};

const isAlive = async (pid) => {
  // Between creating the folder and writing the file, there is no process id.
  if (!pid) return sleep(500).then(() => existsSync(join(installLock, 'pid')));
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const takeInstallLock = async () => {
  let hasSaidSo = false;
  for (;;) {
    try {
      mkdirSync(dirname(installLock), { recursive: true });
      mkdirSync(installLock);
      writeFileSync(join(installLock, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST')
        fail(`${root} cannot be written (${error.code}): make it writable.`);
    }
    const holder = Number(readIfThere(join(installLock, 'pid')));
    if (!(await isAlive(holder))) rmSync(installLock, { recursive: true, force: true });
    else if (!hasSaidSo) console.log('Another command is installing; waiting for it…');
    hasSaidSo = true;
    await sleep(300);
  }
};

const install = async () => {
  await takeInstallLock();
  try {
    if (isInstalled()) return;
    console.log('Installing what Wonderfield needs (about a minute, only when something changed)…');
    const { status, error } = spawnSync(
      'npm',
      ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
      {
        cwd: root,
        stdio: 'inherit',
        env: environmentWithoutOurBin(),
      },
    );
    if (error)
      fail(`npm could not be started (${error.message}): install Node 20 or newer with npm.`);
    if (status !== 0)
      fail('The installation failed: see the message of npm above, then try again.');
    if (!existsSync(pinnedNode)) {
      fail(
        'The installation left out Node 24: allow the install script of the npm package "node".',
      );
    }
    leaveStamp();
  } finally {
    rmSync(installLock, { recursive: true, force: true });
  }
};

/**
 * Returns npm's process id. If there is a shell in between, includes it, because it outlives npm
 * and forwards no signals.
 */
const whoRunsUs = () => {
  const parent = process.ppid;
  const [, name, grandparent] =
    /\((.*)\) \S (\d+)/s.exec(readIfThere(`/proc/${parent}/stat`) ?? '') ?? [];
  return /^(sh|dash|bash)$/.test(name ?? '') ? `${grandparent} ${parent}` : `${parent}`;
};

const [script, ...args] = process.argv.slice(2);
if (!script) fail('Usage: node tools/bootstrap.mjs <script.ts> [arguments…]');
if (!isInstalled()) await install();

// The closed channel tells the script that this process is gone, however it ended.
const child = spawn(pinnedNode, [resolve(root, script), ...args], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event) {
  const npm = whoRunsUs();
  setInterval(() => whoRunsUs() !== npm && child.kill('SIGTERM'), 1000).unref();
}
child.once('error', (error) => fail(`Node 24 could not be started: ${error.message}`));
child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
