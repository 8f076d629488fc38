import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { scaled } from '@wonderfield/contract/testing/scale';
import { CHROMIUM_ARGUMENTS } from '@wonderfield/tools/chromium';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.E2E_PORT ?? 4300);
// Workers load this file too, so the folder and the addresses are chosen once and inherited.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'wonderfield-e2e-'));
process.env.E2E_SANDBOX ??= `http://localhost:${port + 1}`;

export default defineConfig({
  testDir: 'specs',
  outputDir: join(root, '.cache/e2e'),
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  ...scaled({ grepInvert: /@long/ }, {}),
  workers: 2,
  retries: 0,
  // Long timeouts, because no test is about time and a busy machine is slow.
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
    // No feature depends on motion, so animations only cost time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing takes a quarter of the time. `npm run test:e2e -- --trace retain-on-failure` enables
    // it.
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
      // Disables load shedding, because the event loop is late on a busy machine.
      MAX_EVENT_LOOP_DELAY_MS: '0',
    },
  },
});
