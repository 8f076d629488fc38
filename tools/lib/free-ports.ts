import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, StartupError } from '@wonderfield/local-database/startup-error';

// A killed run needs a short time to release its ports.
const TIMEOUT_MS = 3_000;

const tryPort = (port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error) ?? 'unknown error'));
    server.listen(port, () => server.close(() => resolve(null)));
  });

type Wanted = { port: number; setting: string };

/** Throws an error if a port is in use or configured twice. */
export const ensurePortsAreFree = async (wanted: Wanted[]): Promise<void> => {
  for (const [index, { port, setting }] of wanted.entries()) {
    const duplicate = wanted.slice(0, index).find((other) => other.port === port);
    if (duplicate) {
      throw new StartupError(
        `${duplicate.setting} and ${setting} are both ${port}. Change one of them.`,
      );
    }
  }
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (const { port, setting } of wanted) {
    for (;;) {
      const code = await tryPort(port);
      if (code === null) break;
      if (code !== 'EADDRINUSE')
        throw new StartupError(
          `Port ${port} cannot be opened (${code}). Choose another with ${setting}=<port>.`,
        );
      if (Date.now() > giveUpAt) {
        throw new StartupError(
          `Port ${port} is already in use. Stop the program that uses it, or choose another with ${setting}=<port>.`,
        );
      }
      await sleep(200);
    }
  }
};
