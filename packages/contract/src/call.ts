import type { z } from 'zod';
import type { FieldAliases, FieldNames } from './codec.ts';
import type { ErrorCode } from './message-codes.ts';
import type { UserType } from './user-types.ts';

/** Who may make a call. `anonymous` means that no session is needed. */
export type Role = 'anonymous' | UserType;

/** A bound on how often a call may be made: per network address or per signed-in user. */
export type CallLimit = {
  readonly per: 'address' | 'user';
  readonly times: number;
  readonly seconds: number;
};

export type CallDefinition = {
  /** The path below `/users/`. */
  readonly name: string;
  /** One sentence for the reference. */
  readonly summary: string;
  /** Roles, or roles by the `userType` of the input where that decides. */
  readonly access: readonly Role[] | Readonly<Record<UserType, readonly Role[]>>;
  /** What the call takes, in the code's own words. */
  readonly input: z.ZodType;
  /** What travels back. */
  readonly output: z.ZodObject;
  /** Where the wire has other names than the code (`codec.ts`). */
  readonly fields?: FieldNames;
  readonly aliases?: FieldAliases;
  send?(request: unknown): Readonly<Record<string, unknown>>;
  write?(response: unknown): unknown;
  read?(json: unknown): unknown;
  /** Codes this call may refuse with, beside those every call may. */
  readonly refusals: readonly ErrorCode[];
  readonly limits?: readonly CallLimit[];
  /** Open to an adult whose adult check is not done (S 4, D 3). */
  readonly whileUnchecked?: boolean;
  /** Open to a student who must first choose a new password. */
  readonly whileResetPending?: boolean;
  /** Only for educators who are approved, checked and configured. */
  readonly needsTeaching?: boolean;
  /** For those, and for a school's own account. */
  readonly needsSetUp?: boolean;
  /**
   * Open to an educator whom Clever or the school's provider confirmed, also before approval and
   * set-up. Only for calls that read and show no child.
   */
  readonly whileConfirmed?: boolean;
  /** Takes long texts, in which a list of numbers is no card. */
  readonly takesProse?: boolean;
  /** Costs a password hash, so it is turned away early when the service is busy. */
  readonly hashesPassword?: boolean;
  /**
   * Accepts an `Idempotency-Key`, so that a retry after a lost answer changes nothing. `elsewhere`
   * hands the key on to a provider that keeps the answer itself.
   */
  readonly idempotent?: boolean | 'elsewhere';
};

/** What a call writes must be what it says travels back. */
type WritesOutput<Definition extends CallDefinition> = Definition extends {
  write: (response: never) => infer Written;
}
  ? Written extends z.output<Definition['output']>
    ? unknown
    : { write: 'does not write what `output` says' }
  : unknown;

/**
 * States a call once, for both sides. A call without access, with an unknown code, or one that
 * writes something else than its output does not compile.
 */
export const defineCall = <const Definition extends CallDefinition>(
  definition: Definition & WritesOutput<Definition>,
): Definition => definition;

/** What a use case is given. */
export type CallInput<Call extends CallDefinition> = z.output<Call['input']>;
/** What a use case returns. */
export type CallOutput<Call extends CallDefinition> = Call extends {
  write: (response: infer Answer) => unknown;
}
  ? Answer
  : z.output<Call['output']>;
/** What a page sends, before the server has parsed it. */
export type CallRequest<Call extends CallDefinition> = z.input<Call['input']>;
/** What a page gets. */
export type CallResponse<Call extends CallDefinition> = Call extends {
  read(json: never): infer Answer;
}
  ? Answer
  : z.input<Call['output']>;

type Respelled<Fields, Names> = Fields extends unknown
  ? {
      [Name in keyof Fields as Name extends keyof Names
        ? Names[Name] & string
        : Name]: Fields[Name];
    }
  : never;
/** What travels to the server, with the specification's names. */
export type WireRequest<Call extends CallDefinition> = Respelled<CallRequest<Call>, Call['fields']>;
/** What travels back, beside the envelope. */
export type WireResponse<Call extends CallDefinition> = z.input<Call['output']>;

/** The envelope of every answer. */
export type Envelope = {
  _responseStatus: 0 | 1;
  msgCode: string;
  msg: string;
  errors?: Record<string, string>;
  requestId?: string;
};
