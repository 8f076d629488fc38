import type { Envelope } from '@wonderfield/contract/define-call';
import type {
  OperatorCallName,
  OperatorCalls,
} from '@wonderfield/contract/operators/operator-calls';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import type { z } from 'zod';
import { readSession } from '../session/session-store.ts';

export type AnswerOf<Name extends OperatorCallName> = z.input<OperatorCalls[Name]['output']>;
export type RequestOf<Name extends OperatorCallName> = z.input<OperatorCalls[Name]['input']>;

/** An error of a rule. `message` is for users, `errors` belongs under fields. */
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

/** The session has ended, so the call does not exist. Only `session-watch` informs the operator. */
export class SessionEnded extends Error {
  /** The ended session. The operator may have started another one. */
  readonly sessionToken: string;

  constructor(sessionToken: string) {
    super('The session has ended.');
    this.sessionToken = sessionToken;
  }
}

/** The call failed: no network, a broken response or a server error. */
export class NetworkError extends Error {
  constructor(cause?: unknown, words: string = TEXTS.somethingWrong) {
    super(words, { cause });
  }
}

const FIRST_SERVER_FAULT = 500;

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && '_responseStatus' in value;

const post = async (name: string, body: object) => {
  try {
    const response = await fetch(`/operators/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const reply: unknown = await response.json();
    return {
      answer: reply,
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    throw new NetworkError(error);
  }
};

/**
 * Makes a call of the console. Throws one of the three errors above, but shows no toast and never
 * redirects.
 */
export const callOperators = async <Name extends OperatorCallName>(
  name: Name,
  request: RequestOf<Name>,
): Promise<AnswerOf<Name>> => {
  const sessionToken = readSession()?.sessionToken;
  const {
    answer: reply,
    status,
    retryAfter,
  } = await post(name, {
    ...(request as object),
    ...(sessionToken && { sessionToken }),
  });
  if (!isEnvelope(reply)) throw new NetworkError();
  if (status >= FIRST_SERVER_FAULT) throw new NetworkError(undefined, reply.msg);
  if (reply._responseStatus === 1) return reply as unknown as AnswerOf<Name>;
  if (sessionToken && reply.msgCode === 'RTE_404') throw new SessionEnded(sessionToken);
  throw new ApiError(reply, retryAfter);
};
