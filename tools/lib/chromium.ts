import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { StartupError } from '@wonderfield/local-database/startup-error';

/** Debian's browser without windows. Browser tests take a quarter less time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/** Arguments of every Chromium in browser tests, tour and benchmarks. */
export const CHROMIUM_ARGUMENTS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The game uses WebGL, even without a graphics card.
  '--enable-unsafe-swiftshader',
  // Chromium does not run its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const playwrightsOwn = (): string | null => {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
};

const findConfigured = (): string | null => {
  const configured = process.env.CHROMIUM_PATH;
  if (!configured || isProgram(configured)) return configured || null;
  throw new StartupError(
    `CHROMIUM_PATH is ${configured}, which is not a program. Correct or unset it.`,
  );
};

const findInPath = (...names: string[]): string | null => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
};

const findChromium = () => findConfigured() ?? findInPath(...NAMES) ?? playwrightsOwn();

const requireChromium = (): string => {
  const path = findChromium();
  if (path) return path;
  throw new StartupError(
    'Chromium was not found. Install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to its program.',
  );
};

/** Launch options for Playwright. */
export const chromiumLaunch = (): { executablePath: string; args: string[] } => ({
  executablePath: requireChromium(),
  args: CHROMIUM_ARGUMENTS,
});

/** Long enough for a slow mirror, and short enough to use another Chromium without one. */
const INSTALL_TIMEOUT_MS = 120_000;

const runAptGet = (...step: string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, encoding: 'utf8', timeout: INSTALL_TIMEOUT_MS } as const;
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-qq', ...step], options);
  return { isDone: status === 0, output: `${stdout}${stderr}${error?.message ?? ''}` };
};

const installHeadlessShell = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${HEADLESS_SHELL} for the browser tests…`);
  const install = () => runAptGet('install', '--yes', '--no-install-recommends', HEADLESS_SHELL);
  if (install().isDone) return;
  // The list of packages may be missing or old.
  const update = runAptGet('update');
  const { isDone, output } = update.isDone ? install() : update;
  if (!isDone) console.error(`${HEADLESS_SHELL} was not installed:\n${output}`);
};

/**
 * Installs the headless shell if possible, and returns it or any other Chromium. Browser tests are
 * never skipped.
 */
export const ensureChromium = (): string => {
  if (!findConfigured() && !findInPath(HEADLESS_SHELL)) installHeadlessShell();
  return requireChromium();
};
