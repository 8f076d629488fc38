import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { StartupError } from '@wonderfield/local-database/startup-error';

/** Debian packages. The headless shell takes three quarters of the time of the other. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome'];

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

const findChromium = (): string | null => {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (isProgram(configured)) return configured;
    throw new StartupError(
      `CHROMIUM_PATH is ${configured}, which is not a program. Correct or unset it.`,
    );
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return inPath.find(isProgram) ?? playwrightsOwn();
};

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

const runAptGet = (...step: string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const ran = spawnSync('apt-get', ['-qq', ...step], { env, encoding: 'utf8' });
  const isDone = ran.status === 0;
  if (!isDone) console.error(`apt-get ${step.join(' ')} failed:\n${ran.stdout}${ran.stderr}`);
  return isDone;
};

const installChromium = (): string => {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return requireChromium();
  console.log('Installing Chromium for the browser tests…');
  runAptGet('update');
  PACKAGES.some((name) => runAptGet('install', '--yes', '--no-install-recommends', name));
  return requireChromium();
};

/** Finds Chromium or installs Debian's package. Browser tests are never skipped. */
export const ensureChromium = (): string => findChromium() ?? installChromium();
