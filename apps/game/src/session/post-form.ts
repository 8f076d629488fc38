import type { Envelope } from '@wonderfield/contract/call';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { TEXTS } from '@wonderfield/contract/texts';
import { atWonderfield } from './portal-address.ts';

/** A "no" of the server. Its message is for the player to read. */
export class ApiError extends Error {
  readonly code: string;
  /** Messages about single fields, if the server sent any. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(code: string, message: string, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/** Nobody answered, or the server cannot just now: the same may succeed in a moment. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(TEXTS.somethingWrong, { cause });
  }
}

const TIMEOUT_MS = 15_000;

/** Codes that are about the moment, not about what was asked. */
const isPassing = (status: number) => status >= 500 || status === 429;

/**
 * A "no" of the game's own server. Filters, proxies and sign-in pages of a network answer with JSON of
 * their own, and a server that does not know the call yet is not the one to ask.
 */
const isApiError = (answer: Partial<Envelope> | null): answer is Envelope =>
  answer?._responseStatus === 0 &&
  answer.msgCode !== undefined &&
  answer.msgCode !== 'RTE_404' &&
  Object.hasOwn(MESSAGE_CODES, answer.msgCode);

/** Sends a form, which the game's own origin may without asking first. */
export const post = async <Answer>(
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Envelope & Answer> => {
  const response = await fetch(atWonderfield(path), {
    method: 'POST',
    body: new URLSearchParams(fields),
    // An answer on its way is delivered even when the page goes away.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (isPassing(response.status)) throw new NetworkError();
  const answer = await response.json().catch((cause: unknown) => {
    // Somebody in between answered with a page of its own.
    throw new NetworkError(cause);
  });
  if (answer?._responseStatus === 1) return answer;
  if (isApiError(answer)) throw new ApiError(answer.msgCode, answer.msg, answer.errors);
  throw new NetworkError();
};
