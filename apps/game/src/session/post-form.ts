import type { Envelope } from '@wonderfield/contract/define-call';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { atWonderfield } from './portal-address.ts';

/** An error of the server with a message for the player. */
export class ApiError extends Error {
  readonly code: string;
  /** Field errors, if the server sent any. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(code: string, message: string, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/** No response, or a temporary server error. A retry may succeed. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(TEXTS.somethingWrong, { cause });
  }
}

const TIMEOUT_MS = 15_000;

/** Returns true for temporary errors. */
const isPassing = (status: number) => status >= 500 || status === 429;

/**
 * Returns true for an error of our server. Filters, proxies and captive portals may return other
 * JSON, and RTE_404 means an outdated server.
 */
const isApiError = (answer: Partial<Envelope> | null): answer is Envelope =>
  answer?._responseStatus === 0 &&
  answer.msgCode !== undefined &&
  answer.msgCode !== 'RTE_404' &&
  Object.hasOwn(MESSAGE_CODES, answer.msgCode);

/** Sends a form, which needs no CORS preflight from the game's origin. */
export const postForm = async <Result>(
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Envelope & Result> => {
  const response = await fetch(atWonderfield(path), {
    method: 'POST',
    body: new URLSearchParams(fields),
    // Delivers a pending answer even if the page is closed.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (isPassing(response.status)) throw new NetworkError();
  const answer = await response.json().catch((cause: unknown) => {
    // A proxy responded with its own page.
    throw new NetworkError(cause);
  });
  if (answer?._responseStatus === 1) return answer;
  if (isApiError(answer)) throw new ApiError(answer.msgCode, answer.msg, answer.errors);
  throw new NetworkError();
};
