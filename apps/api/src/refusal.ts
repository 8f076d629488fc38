import { MESSAGE_CODES, type RefusalCode } from '@wonderfield/contract/message-codes';

type RefusalDetails = {
  /** Messages for single fields, by the code's own names for them. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Travels as its own HTTP status, because the protocol failed rather than a rule (D 2). */
  isProtocolFault?: boolean;
};

/** An expected "no", thrown by rules and use cases. Code and text live in the contract. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(MESSAGE_CODES[code].text);
    this.code = code;
    this.details = details;
  }
}
