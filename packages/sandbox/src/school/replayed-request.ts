import { IncomingMessage } from 'node:http';

/**
 * The same request with its body yet to be read. The provider reads bodies itself, but whose code
 * is exchanged, and so which faults the call meets, must be known before.
 */
export const replayedRequest = (request: IncomingMessage, body: string): IncomingMessage => {
  const copy = new IncomingMessage(request.socket);
  copy.method = request.method ?? 'GET';
  copy.url = request.url ?? '/';
  copy.headers = request.headers;
  copy.rawHeaders = request.rawHeaders;
  copy.httpVersion = request.httpVersion;
  copy.httpVersionMajor = request.httpVersionMajor;
  copy.httpVersionMinor = request.httpVersionMinor;
  copy.complete = true;
  if (body) copy.push(body);
  copy.push(null);
  return copy;
};
