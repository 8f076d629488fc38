import type { PlainRefusalCode, RefusalCode } from '@wonderfield/contract/message-codes';
import { messageText } from '@wonderfield/contract/message-text';

type RefusalDetails = {
  /** Messages for single fields, by the code's own names for them. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Travels as its own HTTP status, because the protocol failed rather than a rule (D 2). */
  isProtocolFault?: boolean;
  /** What people call the service that the text names. */
  service?: string;
};

/** An expected "no", thrown by rules and use cases. Code and text live in the contract. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: PlainRefusalCode, details?: RefusalDetails);
  constructor(code: RefusalCode, details: RefusalDetails & { service: string });
  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(messageText(code, details));
    this.code = code;
    this.details = details;
  }

  /** Returns the same refusal with the messages of other fields. */
  withErrors(errors: Record<string, string>): Refusal {
    return new Refusal(this.code, { service: '', ...this.details, errors });
  }
}

/** Details of a refusal that says when to try again. */
export const waitUntil = (at: Date, now: Date) => ({
  retryAfterSeconds: Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000)),
});
