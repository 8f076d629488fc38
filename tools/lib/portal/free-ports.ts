import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, StartupError } from '@wonderfield/local-database/startup-error';

/** A killed process needs a short time to release its ports. */
const TIMEOUT_MS = 3_000;

/** Returns the error code if the port cannot be opened, or null. */
const tryPort = (port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error) ?? 'unknown error'));
    server.listen(port, () => server.close(() => resolve(null)));
  });

type PortSetting = { port: number; setting: string };

/** Throws an error if a port is in use or configured twice. */
export const ensurePortsAreFree = async (ports: PortSetting[]): Promise<void> => {
  for (const [index, { port, setting }] of ports.entries()) {
    const duplicate = ports.slice(0, index).find((other) => other.port === port);
    if (duplicate) {
      throw new StartupError(
        `${duplicate.setting} and ${setting} are both ${port}. Change one of them.`,
      );
    }
  }
  const deadline = Date.now() + TIMEOUT_MS;
  for (const { port, setting } of ports) {
    for (;;) {
      const code = await tryPort(port);
      if (code === null) break;
      if (code !== 'EADDRINUSE')
        throw new StartupError(
          `Port ${port} cannot be opened (${code}). Choose another with ${setting}=<port>.`,
        );
      if (Date.now() > deadline) {
        throw new StartupError(
          `Port ${port} is already in use. Stop the program that uses it, or choose another with ${setting}=<port>.`,
        );
      }
      await sleep(200);
    }
  }
};
