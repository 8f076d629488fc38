import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@wonderfield/local-database/free-port';
import { StartupError } from '@wonderfield/local-database/startup-error';
import type { Lifetime } from '../lib/portal/lifetime.ts';
import { buildah, type Store, startInContainer } from './buildah.ts';

const READY_TIMEOUT_MS = 120_000;
const POLL_MS = 500;

type Service = { image: string; environment: Record<string, string> };
type ImageConfig = { Cmd: string[]; User: string; WorkingDir: string };

const environmentArguments = (environment: Record<string, string>) =>
  Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

/** Returns the image's command, user and folder. */
export const readImageConfig = (store: Store, image: string): ImageConfig => {
  const { OCIv1 } = JSON.parse(buildah(store, ['inspect', '--type', 'image', image]));
  return OCIv1.config;
};

const untilReady = async (address: string, hasEnded: () => string | undefined) => {
  const giveUpAt = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const ended = hasEnded();
    if (ended !== undefined) throw new StartupError(`A process of the image ended:\n${ended}`);
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > giveUpAt) throw new StartupError(`${address}/readyz was not ready in time.`);
    await sleep(POLL_MS);
  }
};

/** Starts one process like the compose file, with the image's command and user. */
export const startPortal = async (lifetime: Lifetime, store: Store, service: Service) => {
  const container = buildah(store, ['from', '--pull=never', service.image]);
  const { Cmd } = readImageConfig(store, service.image);
  // The containers share a network here, so each process gets another port.
  const port = await findFreePort();
  const environment = { ...service.environment, PORT: String(port) };
  const command = [...environmentArguments(environment), container, '--', ...Cmd];
  const child = startInContainer(store, command);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
    });
  }
  let isOver = false;
  const ended = once(child, 'exit').then(() => {
    isOver = true;
  });
  lifetime.onEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, () => (isOver ? output : undefined));
  return { container, address };
};

/** Runs an operator command in the image as described in docs/operations.md. */
export const runAdmin = (
  store: Store,
  { container, environment }: { container: string; environment: Record<string, string> },
  command: string[],
) =>
  buildah(store, [
    'run',
    '--isolation',
    'chroot',
    ...environmentArguments(environment),
    container,
    '--',
    'node',
    'apps/api/src/admin/admin.ts',
    ...command,
  ]);
