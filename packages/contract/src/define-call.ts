import type { z } from 'zod';
import type { FieldAliases, FieldNames } from './codec.ts';
import type { ErrorCode } from './texts/message-codes.ts';
import type { UserType } from './user-types.ts';

/** Roles that may make a call. `anonymous` needs no session. */
export type Role = 'anonymous' | UserType;

/** Rate limit of a call, per IP address or per signed-in user. */
export type CallLimit = {
  readonly per: 'address' | 'user';
  readonly times: number;
  readonly seconds: number;
};

export type CallDefinition = {
  /** Path below `/users/`. */
  readonly name: string;
  /** One sentence for the API reference. */
  readonly summary: string;
  /** Roles, or roles by the `userType` of the input. */
  readonly access: readonly Role[] | Readonly<Record<UserType, readonly Role[]>>;
  /** Input schema with domain names. */
  readonly input: z.ZodType;
  /** Output schema with wire names. */
  readonly output: z.ZodObject;
  /** Wire names that differ from domain names (`codec.ts`). */
  readonly fields?: FieldNames;
  /** Alternative wire names that the server accepts. */
  readonly aliases?: FieldAliases;
  /** Encodes a request if more than names differ. */
  send?(request: unknown): Readonly<Record<string, unknown>>;
  /** Encodes the result of a use case. */
  write?(response: unknown): unknown;
  /** Decodes a response for a page. */
  read?(json: unknown): unknown;
  /** Error codes of this call, besides those of every call. */
  readonly refusals: readonly ErrorCode[];
  readonly limits?: readonly CallLimit[];
  /** Open to an adult who has not passed the adult check. */
  readonly whileUnchecked?: boolean;
  /** Open to a student who must choose a new password. */
  readonly whileResetPending?: boolean;
  /** Open to a student whose session opens the game only (`isGameOnly`). */
  readonly whileGameOnly?: boolean;
  /** Only for educators who are approved, passed the adult check and set up their account. */
  readonly needsTeaching?: boolean;
  /** Only for educators as in `needsTeaching`, and for school administrators. */
  readonly needsSetUp?: boolean;
  /**
   * Open to an educator confirmed by Clever or the school's provider, even before approval and
   * set-up. Allowed only for calls that change nothing and return no data of children.
   */
  readonly whileConfirmed?: boolean;
  /** Accepts long texts, where a list of numbers is not rejected as a card number. */
  readonly takesProse?: boolean;
  /** Hashes a password. The server rejects the call early while it is busy. */
  readonly hashesPassword?: boolean;
  /**
   * Accepts an `Idempotency-Key`, so a retry after a lost response changes nothing. With
   * `elsewhere`, the server passes the key to a provider that stores the response.
   */
  readonly idempotent?: boolean | 'elsewhere';
};

/** Fails to compile if the encoded result does not match the output schema. */
type EncodesOutput<Definition extends CallDefinition> = Definition extends {
  write: (response: never) => infer Encoded;
}
  ? Encoded extends z.output<Definition['output']>
    ? unknown
    : { write: 'does not match `output`' }
  : unknown;

/**
 * Defines a call for client and server. Fails to compile without `access`, with an unknown error
 * code, or if the encoded result does not match `output`.
 */
export const defineCall = <const Definition extends CallDefinition>(
  definition: Definition & EncodesOutput<Definition>,
): Definition => definition;

/** Input of a use case. */
export type CallInput<Call extends CallDefinition> = z.output<Call['input']>;
/** Result of a use case. */
export type CallOutput<Call extends CallDefinition> = Call extends {
  write: (response: infer Result) => unknown;
}
  ? Result
  : z.output<Call['output']>;
/** Request of a page, before the server parses it. */
export type CallRequest<Call extends CallDefinition> = z.input<Call['input']>;
/** Decoded result for a page. */
export type CallResponse<Call extends CallDefinition> = Call extends {
  read(json: never): infer Result;
}
  ? Result
  : z.input<Call['output']>;

type RenamedFields<Fields, Names> = Fields extends unknown
  ? {
      [Name in keyof Fields as Name extends keyof Names
        ? Names[Name] & string
        : Name]: Fields[Name];
    }
  : never;
/** Request with wire names. */
export type WireRequest<Call extends CallDefinition> = RenamedFields<
  CallRequest<Call>,
  Call['fields']
>;
/** Response with wire names, without the envelope. */
export type WireResponse<Call extends CallDefinition> = z.input<Call['output']>;

/** Envelope of every response. */
export type Envelope = {
  _responseStatus: 0 | 1;
  msgCode: string;
  msg: string;
  errors?: Record<string, string>;
  requestId?: string;
};
