import type { z } from 'zod';
import type { FieldAliases, FieldNames } from './codec.ts';
import type { ErrorCode } from './message-codes.ts';
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
  readonly aliases?: FieldAliases;
  send?(request: unknown): Readonly<Record<string, unknown>>;
  write?(response: unknown): unknown;
  read?(json: unknown): unknown;
  /** Error codes of this call, besides those of every call. */
  readonly refusals: readonly ErrorCode[];
  readonly limits?: readonly CallLimit[];
  /** Open to an adult without the adult check. */
  readonly whileUnchecked?: boolean;
  /** Open to a student who must choose a new password. */
  readonly whileResetPending?: boolean;
  /** Only for educators who are approved, checked and configured. */
  readonly needsTeaching?: boolean;
  /** Only for those educators and for school administrators. */
  readonly needsSetUp?: boolean;
  /**
   * Open to an educator confirmed by Clever or the school's provider, even before approval and
   * set-up. Only for calls that read and show no child.
   */
  readonly whileConfirmed?: boolean;
  /** Accepts long texts, in which a list of numbers is not a card number. */
  readonly takesProse?: boolean;
  /** Hashes a password, so it is rejected early if the service is busy. */
  readonly hashesPassword?: boolean;
  /**
   * Accepts an `Idempotency-Key`, so a retry after a lost response changes nothing. `elsewhere`
   * passes the key to a provider that stores the response.
   */
  readonly idempotent?: boolean | 'elsewhere';
};

/** Requires that the encoded result matches the output schema. */
type WritesOutput<Definition extends CallDefinition> = Definition extends {
  write: (response: never) => infer Written;
}
  ? Written extends z.output<Definition['output']>
    ? unknown
    : { write: 'does not write what `output` says' }
  : unknown;

/**
 * Defines a call for client and server. Fails to compile without access, with an unknown code, or
 * if the encoded result does not match the output.
 */
export const defineCall = <const Definition extends CallDefinition>(
  definition: Definition & WritesOutput<Definition>,
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
/** Result that a page gets. */
export type CallResponse<Call extends CallDefinition> = Call extends {
  read(json: never): infer Result;
}
  ? Result
  : z.input<Call['output']>;

type Respelled<Fields, Names> = Fields extends unknown
  ? {
      [Name in keyof Fields as Name extends keyof Names
        ? Names[Name] & string
        : Name]: Fields[Name];
    }
  : never;
/** Request with wire names. */
export type WireRequest<Call extends CallDefinition> = Respelled<CallRequest<Call>, Call['fields']>;
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
