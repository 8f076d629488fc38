import { createServer } from 'node:net';

const askForPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const handedOut = new Set<number>();

/** Returns a free local port, never the same twice, because the first one may not be in use yet. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = await askForPort();
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    return port;
  }
};
