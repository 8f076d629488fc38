import type { Envelope } from '@wonderfield/contract/define-call';
import { ApiError, NetworkError } from './errors.ts';

const FIRST_SERVER_FAULT = 500;

export type SendOptions = {
  /** Alternative to `fetch`, for example to report progress. */
  send?: (address: string, init: RequestInit) => Promise<Response>;
  /** Returns true if a retry may succeed. Defaults to server faults. */
  isTemporary?: (status: number) => boolean;
  /** Returns false for an error that our server cannot have sent. */
  isOwnError?: (envelope: Envelope) => boolean;
};

const isEnvelope = <Result>(value: unknown): value is Envelope & Result =>
  typeof value === 'object' && value !== null && '_responseStatus' in value;

/** Posts a call and returns the response with wire names. Throws `ApiError` or `NetworkError`. */
export const sendCall = async <Result>(
  address: string,
  init: RequestInit,
  {
    send = fetch,
    isTemporary = (status) => status >= FIRST_SERVER_FAULT,
    isOwnError = () => true,
  }: SendOptions = {},
): Promise<Envelope & Result> => {
  let reply: unknown;
  let response: Response;
  try {
    response = await send(address, { method: 'POST', ...init });
    reply = await response.json();
  } catch (error) {
    throw new NetworkError(error);
  }
  if (!isEnvelope<Result>(reply)) throw new NetworkError();
  if (isTemporary(response.status)) throw new NetworkError(undefined, reply.msg);
  if (reply._responseStatus === 1) return reply;
  if (!isOwnError(reply)) throw new NetworkError();
  throw new ApiError(reply, response.headers.get('retry-after'));
};
