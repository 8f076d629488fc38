import type { FastifyInstance } from 'fastify';

/** Listens on this machine only and returns the origin. */
export const listenLocally = async (app: FastifyInstance, port: number): Promise<string> => {
  const address = await app.listen({ port, host: 'localhost' });
  return `http://localhost:${new URL(address).port}`;
};

/** Adds query parameters to a URL and skips undefined ones. */
export const withQuery = (url: string, query: Record<string, string | undefined>): string => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
};

/** Returns the callback URL at each address of the portal. */
export const callbacksAt = (portalUrls: string[], path: string): string[] =>
  portalUrls.map((url) => `${url.replace(/\/+$/, '')}${path}`);
