import { IncomingMessage } from 'node:http';

/**
 * Copies a request whose body was already read. The faults need the body to find the person, and
 * the provider reads it again from the copy.
 */
export const copyRequest = (request: IncomingMessage, body: string): IncomingMessage => {
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
