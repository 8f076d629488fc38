import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '@wonderfield/tools/chromium';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.E2E_PORT ?? 4300);
// Workers read this file too: the folder and the addresses are chosen once and handed down.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'wonderfield-e2e-'));
process.env.E2E_SANDBOX ??= `http://localhost:${port + 1}`;

export default defineConfig({
  testDir: 'specs',
  outputDir: join(root, '.cache/e2e'),
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  retries: 0,
  // Nothing is asserted about time: what is to be seen comes later on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // `npm run test:e2e` finds or installs the browser. The checks load this file without one.
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
    viewport: { width: 1440, height: 900 },
    // Nothing in the specification depends on motion; waiting for it would only cost time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the time; `npm run test:e2e -- --trace retain-on-failure` brings it.
    trace: 'off',
  },
  webServer: {
    command: `"${process.execPath}" tools/start.ts`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    timeout: 120_000,
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      SANDBOX_SMTP_PORT: String(port + 2),
      SANDBOX_CARDS_PORT: String(port + 3),
      SANDBOX_TEXTS_PORT: String(port + 4),
      SANDBOX_GOOGLE_PORT: String(port + 5),
      SANDBOX_CLEVER_PORT: String(port + 6),
      SANDBOX_SCHOOL_PORT: String(port + 7),
      WONDERFIELD_DATA: process.env.E2E_DATA,
      ADDRESS_LIMITS: 'off',
      // Beside other work every loop is late, and no journey is about that.
      MAX_EVENT_LOOP_DELAY_MS: '0',
    },
  },
});
