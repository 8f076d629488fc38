import type { CallName, Calls } from '@wonderfield/contract/calls';
import { type FieldNames, fromWireNames, toWireNames } from '@wonderfield/contract/codec';
import type {
  CallRequest,
  CallResponse,
  Envelope,
  WireResponse,
} from '@wonderfield/contract/define-call';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { readSession } from '../session/session-store.ts';
import { formBody } from './form-body.ts';

export type AnswerOf<Name extends CallName> = CallResponse<Calls[Name]>;
export type RequestOf<Name extends CallName> = CallRequest<Calls[Name]>;

/** The codec part of a call in the contract, if it has one. */
type CodecOf<Name extends CallName> = Pick<
  Calls[Name],
  Extract<keyof Calls[Name], 'fields' | 'send' | 'read'>
>;
/** A call with its codec from the contract's `*-codec.ts`. */
type EncodedCall<Name extends CallName> = {
  readonly name: Name;
  readonly fields?: FieldNames;
  send?(request: unknown): Readonly<Record<string, unknown>>;
  readonly read?: (json: WireResponse<Calls[Name]>) => AnswerOf<Name>;
};
/** Calls without a codec, which can be called by name. */
type PlainName = {
  [Name in CallName]: keyof CodecOf<Name> extends never ? Name : never;
}[CallName];

/** The server rejected the call. `message` is shown to users, `errors` under the fields. */
export class ApiError extends Error {
  readonly code: string;
  readonly errors: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(envelope: Envelope, retryAfter: string | null) {
    super(envelope.msg);
    this.code = envelope.msgCode;
    this.errors = envelope.errors ?? {};
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) : undefined;
  }
}

/** Returns true if the session has ended. Only `session-watch` shows that to the user. */
export const isSessionEnd = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SSN_002';

/**
 * Returns true if the server denied the request. An ended session does not count, because the user
 * may sign in again.
 */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isSessionEnd(error);

/** The call failed because of the network, an invalid response or a server fault. */
export class NetworkError extends Error {
  constructor(cause?: unknown, words: string = TEXTS.somethingWrong) {
    super(words, { cause });
  }
}

const FIRST_SERVER_FAULT = 500;

type Options = {
  /** A retry with the same key has no further effect. */
  idempotencyKey?: string;
  /** Session for calls without, or after, the stored session. */
  session?: { sessionToken: string; userId: string } | null;
};

const isEnvelope = <Result>(value: unknown): value is Envelope & Result =>
  typeof value === 'object' && value !== null && '_responseStatus' in value;

type Errors = Record<string, string>;
type Sending = {
  /** Renames the error fields to the names of the request. */
  inOwnWords?: (errors: Errors) => Errors;
  /** Alternative to `fetch`, for example to report progress. */
  send?: (path: string, init: RequestInit) => Promise<Response>;
};

/** Sends a form to a call and returns the wire response. */
export const sendForm = async <Name extends CallName>(
  name: Name,
  init: RequestInit,
  { inOwnWords: fromWireNames = (errors) => errors, send = fetch }: Sending = {},
): Promise<Envelope & WireResponse<Calls[Name]>> => {
  let reply: unknown;
  let response: Response;
  try {
    response = await send(`/users/${name}`, { method: 'POST', ...init });
    reply = await response.json();
  } catch (error) {
    throw new NetworkError(error);
  }
  if (!isEnvelope<WireResponse<Calls[Name]>>(reply)) throw new NetworkError();
  if (response.status >= FIRST_SERVER_FAULT) throw new NetworkError(undefined, reply.msg);
  if (reply._responseStatus === 1) return reply;
  throw new ApiError(
    { ...reply, errors: fromWireNames(reply.errors ?? {}) },
    response.headers.get('retry-after'),
  );
};

/**
 * Calls the API with domain names. Throws `ApiError` or `NetworkError` and never shows a toast or
 * redirects.
 */
export const callApi = async <Name extends CallName>(
  call: (Name & PlainName) | (EncodedCall<Name> & CodecOf<Name>),
  request: RequestOf<Name>,
  options: Options = {},
): Promise<AnswerOf<Name>> => {
  const encoded: EncodedCall<Name> = typeof call === 'object' ? call : { name: call };
  const { name, fields, send, read } = encoded;
  const words = send?.(request) ?? (request as Record<string, unknown>);
  const session = options.session === undefined ? readSession() : options.session;
  const body = formBody({
    ...toWireNames(fields, words),
    ...(session && { sessionToken: session.sessionToken, userId: session.userId }),
  });
  const headers = options.idempotencyKey && { 'idempotency-key': options.idempotencyKey };
  const response = await sendForm(
    name,
    { body, ...(headers && { headers }) },
    {
      inOwnWords: (errors) =>
        fromWireNames(fields, errors, [...Object.keys(words), ...Object.keys(fields ?? {})]),
    },
  );
  if (!read) return response as AnswerOf<Name>;
  try {
    return read(response);
  } catch (error) {
    // A response that cannot be decoded is invalid.
    throw new NetworkError(error);
  }
};
