import { Agent, request } from 'node:http';

/** Has unlimited sockets, because every client has a separate connection. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export type CallResult = { ms: number; code: string };

/**
 * Sends one call and returns its duration and message code. A connection error returns its code.
 */
export const timeCall = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<CallResult> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const end = (code: string) => resolve({ ms: performance.now() - startedAt, code });
    const outgoing = request(url, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    outgoing.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => end(/"msgCode":"(\w+)"/.exec(text)?.[1] ?? 'nothing'));
    });
    outgoing.end(new URLSearchParams(fields).toString());
  });
