import { createServer } from 'node:net';

const requestFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const returnedPorts = new Set<number>();

/** Returns a free local port. Never returns one twice, because the caller may not use it yet. */
export const findFreePort = async (): Promise<number> => {
  for (;;) {
    const port = await requestFreePort();
    if (returnedPorts.has(port)) continue;
    returnedPorts.add(port);
    return port;
  }
};
