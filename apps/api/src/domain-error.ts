import type { ErrorCode, PlainErrorCode } from '@wonderfield/contract/texts/message-codes';
import { messageText } from '@wonderfield/contract/texts/message-text';

type DomainErrorDetails = {
  /** Messages for single fields, by domain name. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /**
   * True if the error has its own HTTP status, because the request violates the protocol and not a
   * rule.
   */
  isProtocolError?: boolean;
  /** Display name of the service that the text mentions. */
  service?: string;
};

/** An expected error, thrown by rules and use cases. The contract defines code and text. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: DomainErrorDetails;

  constructor(code: PlainErrorCode, details?: DomainErrorDetails);
  constructor(code: ErrorCode, details: DomainErrorDetails & { service: string });
  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(messageText(code, details));
    this.code = code;
    this.details = details;
  }

  /** Returns a copy of the error with other field messages. */
  withErrors(errors: Record<string, string>): DomainError {
    return new DomainError(this.code, { service: '', ...this.details, errors });
  }
}

/** Returns the details of an error that can be retried at a given time. */
export const waitUntil = (at: Date, now: Date) => ({
  retryAfterSeconds: Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000)),
});
