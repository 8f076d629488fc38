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

/** A port of this machine that nobody listens on at the moment, never the same twice: the first may still be unused. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = await askForPort();
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    return port;
  }
};
