import type { ErrorCode, PlainErrorCode } from '@wonderfield/contract/message-codes';
import { messageText } from '@wonderfield/contract/message-text';

type DomainErrorDetails = {
  /** Messages for single fields, by the code's own names for them. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Travels as its own HTTP status, because the protocol failed rather than a rule (D 2). */
  isProtocolError?: boolean;
  /** What people call the service that the text names. */
  service?: string;
};

/** An expected "no", thrown by rules and use cases. Code and text live in the contract. */
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

  /** Returns the same refusal with the messages of other fields. */
  withErrors(errors: Record<string, string>): DomainError {
    return new DomainError(this.code, { service: '', ...this.details, errors });
  }
}

/** Details of a refusal that says when to try again. */
export const waitUntil = (at: Date, now: Date) => ({
  retryAfterSeconds: Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000)),
});
