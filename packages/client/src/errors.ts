import type { Envelope } from '@wonderfield/contract/define-call';
import { TEXTS } from '@wonderfield/contract/texts/texts';

/** The server rejected the call. `message` is shown to users, `errors` under the fields. */
export class ApiError extends Error {
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    { msg, msgCode, errors = {} }: Pick<Envelope, 'msg' | 'msgCode' | 'errors'>,
    retryAfter?: string | null,
  ) {
    super(msg);
    this.code = msgCode;
    this.errors = errors;
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) : undefined;
  }

  /** Returns the same error with other field names. */
  renameFields(rename: (errors: Record<string, string>) => Record<string, string>) {
    const { message: msg, code: msgCode, retryAfterSeconds } = this;
    const envelope = { msg, msgCode, errors: rename({ ...this.errors }) };
    return new ApiError(envelope, retryAfterSeconds === undefined ? null : `${retryAfterSeconds}`);
  }
}

/** The call failed because of the network, an invalid response or a server fault. */
export class NetworkError extends Error {
  constructor(cause?: unknown, text: string = TEXTS.somethingWrong) {
    super(text, { cause });
  }
}

/** Returns true if the session has ended. Only the `session-watch` of an app shows that. */
export const isSessionEnd = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SSN_002';

/**
 * Returns true if the server denied the request. An ended session does not count, because the user
 * may sign in again.
 */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isSessionEnd(error);
