import type { CallAnswer, CallRequest, Envelope } from '@wonderfield/contract/call';
import type { CallName, Calls } from '@wonderfield/contract/calls';
import { TEXTS } from '@wonderfield/contract/texts';
import { readSession } from './session-store.ts';

export type AnswerOf<Name extends CallName> = CallAnswer<Calls[Name]>;
export type RequestOf<Name extends CallName> = CallRequest<Calls[Name]>;

/** The server said no, by a rule: `message` is for people, `errors` belongs under fields. */
export class CallRefused extends Error {
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
export const isSessionEnd = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.code === 'SSN_002';

/** The call did not get through: no network, a broken answer, or a fault on the server. */
export class CallFailed extends Error {
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

const asField = (value: unknown) => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const formBody = (fields: Record<string, unknown>) => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) body.set(name, asField(value));
  }
  return body;
};

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && '_responseStatus' in value;

/** Makes a call of the contract. Throws `CallRefused` or `CallFailed`; never toasts or redirects. */
export const callApi = async <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options: Options = {},
): Promise<AnswerOf<Name>> => {
  const session = options.session === undefined ? readSession() : options.session;
  const fields = {
    ...(request as Record<string, unknown>),
    ...(session && { sessionToken: session.sessionToken, userId: session.userId }),
  };
  let answer: unknown;
  let retryAfter: string | null = null;
  let isServerFault = false;
  try {
    const response = await fetch(`/users/${name}`, {
      method: 'POST',
      body: formBody(fields),
      ...(options.idempotencyKey && { headers: { 'idempotency-key': options.idempotencyKey } }),
    });
    retryAfter = response.headers.get('retry-after');
    isServerFault = response.status >= FIRST_SERVER_FAULT;
    answer = await response.json();
  } catch (error) {
    throw new CallFailed(error);
  }
  if (!isEnvelope(answer)) throw new CallFailed();
  if (isServerFault) throw new CallFailed(undefined, answer.msg);
  if (answer._responseStatus !== 1) throw new CallRefused(answer, retryAfter);
  return answer as unknown as AnswerOf<Name>;
};
