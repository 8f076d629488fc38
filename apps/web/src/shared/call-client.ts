import type { CallRequest, CallResponse, Envelope, WireResponse } from '@wonderfield/contract/call';
import type { CallName, Calls } from '@wonderfield/contract/calls';
import { type FieldNames, fromWireNames, toWireNames } from '@wonderfield/contract/codec';
import { TEXTS } from '@wonderfield/contract/texts';
import { formBody } from './form-body.ts';
import { readSession } from './session-store.ts';

export type AnswerOf<Name extends CallName> = CallResponse<Calls[Name]>;
export type RequestOf<Name extends CallName> = CallRequest<Calls[Name]>;

/** What the table of calls says of a call's spelling, if it has one. */
type CodecOf<Name extends CallName> = Pick<
  Calls[Name],
  Extract<keyof Calls[Name], 'fields' | 'send' | 'read'>
>;
/** A call with its spelling, from the contract's `*-codec.ts`. */
type EncodedCall<Name extends CallName> = {
  readonly name: Name;
  readonly fields?: FieldNames;
  send?(request: unknown): Readonly<Record<string, unknown>>;
  readonly read?: (json: WireResponse<Calls[Name]>) => AnswerOf<Name>;
};
/** Calls whose words are the same on the wire: their name alone will do. */
type PlainName = {
  [Name in CallName]: keyof CodecOf<Name> extends never ? Name : never;
}[CallName];

/** The server said no, by a rule: `message` is for people, `errors` belongs under fields. */
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

/** The session is over; `session-watch` alone tells the user. */
export const isSessionEnd = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SSN_002';

/** What was asked for is not theirs to see; somebody whose session is over may be back in a moment. */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isSessionEnd(error);

/** The call did not get through: no network, a broken answer, or a fault on the server. */
export class NetworkError extends Error {
  constructor(cause?: unknown, words: string = TEXTS.somethingWrong) {
    super(words, { cause });
  }
}

const FIRST_SERVER_FAULT = 500;

type Options = {
  /** Repeated with the same key, the call changes nothing again. */
  idempotencyKey?: string;
  /** For calls made without, or after, the stored session. */
  session?: { sessionToken: string; userId: string } | null;
};

const isEnvelope = <Answer>(value: unknown): value is Envelope & Answer =>
  typeof value === 'object' && value !== null && '_responseStatus' in value;

type Errors = Record<string, string>;
type Sending = {
  /** The fields of a refusal in the words of whoever asked. */
  inOwnWords?: (errors: Errors) => Errors;
  /** Another way for the form to travel. */
  send?: (path: string, init: RequestInit) => Promise<Response>;
};

/** Sends a form to a call and hands out what traveled back. */
export const sendForm = async <Name extends CallName>(
  name: Name,
  init: RequestInit,
  { inOwnWords: fromWireNames = (errors) => errors, send = fetch }: Sending = {},
): Promise<Envelope & WireResponse<Calls[Name]>> => {
  let answer: unknown;
  let response: Response;
  try {
    response = await send(`/users/${name}`, { method: 'POST', ...init });
    answer = await response.json();
  } catch (error) {
    throw new NetworkError(error);
  }
  if (!isEnvelope<WireResponse<Calls[Name]>>(answer)) throw new NetworkError();
  if (response.status >= FIRST_SERVER_FAULT) throw new NetworkError(undefined, answer.msg);
  if (answer._responseStatus === 1) return answer;
  throw new ApiError(
    { ...answer, errors: fromWireNames(answer.errors ?? {}) },
    response.headers.get('retry-after'),
  );
};

/**
 * Makes a call of the contract, in the code's own words. Throws `CallRefused` or `CallFailed`;
 * never toasts or redirects.
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
    // What cannot be read is a broken answer like any other.
    throw new NetworkError(error);
  }
};
