// `npm run dev`: the same services, with an API restart and page updates on every change.
import { join } from 'node:path';
import { apiReady } from './lib/portal/api-service.ts';
import { startBackingServices } from './lib/portal/backing-services.ts';
import { startChildService } from './lib/portal/child-service.ts';
import { ensurePortsAreFree } from './lib/portal/free-ports.ts';
import { keepRunning, type Run } from './lib/portal/keep-running.ts';
import { Lifetime } from './lib/portal/lifetime.ts';
import { printAddresses } from './lib/portal/print-addresses.ts';
import { startRestartingApi } from './lib/portal/restart-on-change.ts';
import { readServiceSettings } from './lib/portal/service-settings.ts';
import { root } from './lib/repository.ts';

const PAGES_PORT = 5173;
/** Reached through the page server, which forwards /console. */
const CONSOLE_PORT = 5174;
const PAGES_URL = `http://localhost:${PAGES_PORT}`;

const lifetime = new Lifetime();

const runVite = (app: string, port: number, env: NodeJS.ProcessEnv): Run => ({
  ...startChildService({
    node: [
      join(root, 'node_modules/vite/bin/vite.js'),
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    cwd: join(root, app),
    env,
    patienceMs: 2_000,
  }),
  // It reports on the terminal, and no other service waits for it.
  ready: Promise.resolve(),
});

const keepViteRunning = (app: string, port: number, env: NodeJS.ProcessEnv) =>
  keepRunning(lifetime, {
    name: `the server of ${app}`,
    whereToLook: 'Its messages are above.',
    run: () => runVite(app, port, env),
  });

await lifetime.run(async () => {
  const settings = readServiceSettings(process.env);
  await ensurePortsAreFree(
    [PAGES_PORT, CONSOLE_PORT].map((port) => ({ port, setting: 'the Vite configuration' })),
  );
  // Links in emails lead to the pages under development, which forward calls to the API.
  const environment = await startBackingServices(lifetime, {
    ...settings,
    publicUrl: process.env.PUBLIC_URL || PAGES_URL,
  });
  const api = startRestartingApi(lifetime, environment);
  const pages = { ...process.env, PORT: String(settings.port) };
  await keepViteRunning('apps/web', PAGES_PORT, pages);
  await keepViteRunning('apps/console', CONSOLE_PORT, pages);
  const demo = await apiReady(lifetime, api.ready, settings.port);
  printAddresses(
    [
      ['Pages', PAGES_URL],
      ['Console', `${PAGES_URL}/console/`],
      ['API', `http://localhost:${settings.port}`],
      ['Sandbox', `http://localhost:${settings.sandboxPort}`],
      ['Mailbox', `http://localhost:${settings.sandboxPort}/mail`],
    ],
    demo,
  );
});
