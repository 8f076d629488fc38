import type {
  CallDefinition,
  CallInput,
  CallOutput,
  Role,
} from '@wonderfield/contract/define-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../context/actor.ts';
import { type Context, createContext } from '../context/context.ts';
import { runIdempotently } from '../context/transactions.ts';
import type { Deps } from '../dependencies.ts';
import { DomainError } from '../domain-error.ts';
import { createBusyError } from '../security/concurrency-limiter.ts';
import { ipKey } from '../security/ip-key.ts';
import { signInCookieOf } from '../security/sign-in-cookie.ts';
import { ensureMayCall } from './access.rules.ts';
import { consumeCallLimits, limitsOf } from './consume-call-limits.ts';
import { bodyOf, parseInput } from './parse-input.ts';
import { toWireErrors } from './to-wire-errors.ts';
import { wrapResponse } from './wrap-response.ts';

const MAX_KEY_LENGTH = 100;

type RolesIn<Call extends CallDefinition> = Call['access'] extends readonly (infer Named)[]
  ? Named & Role
  : Call['access'][keyof Call['access']] extends readonly (infer Named)[]
    ? Named & Role
    : never;
/** The callers that can reach a use case after the access check. */
type Guarded<Roles extends Role> =
  | ([Exclude<Roles, 'anonymous'>] extends [never] ? never : Actor<Exclude<Roles, 'anonymous'>>)
  | ('anonymous' extends Roles ? null : never);

/** Context of a call, typed by the roles that may make it. */
export type ContextOf<Call extends CallDefinition> = Context<Guarded<RolesIn<Call>>>;

const ACCESS_ERRORS: readonly string[] = ['SSN_002', 'AUZ_001', 'AUZ_002'];

const isAccessError = (error: unknown) =>
  error instanceof DomainError && ACCESS_ERRORS.includes(error.code);

const idempotencyKeyOf = (call: CallDefinition, request: FastifyRequest) => {
  const key = request.headers['idempotency-key'];
  const isUsable = call.idempotent && typeof key === 'string' && key.length <= MAX_KEY_LENGTH;
  return isUsable && key ? key : undefined;
};

type Keyed = { key: string | undefined; input: unknown; actor: Actor | null };

const isKeyed = (deps: Deps, call: CallDefinition, { key, input, actor }: Keyed) =>
  key && call.idempotent !== 'elsewhere'
    ? runIdempotently(deps, {
        scope: `${call.name}:${actor?.id ?? 'anonymous'}`,
        key,
        body: input,
        actorId: actor?.id,
      })
    : undefined;

type Body = { fields: Record<string, unknown>; file?: Buffer | undefined };
type RouteOptions = {
  /** Reads the body. The default reads forms and JSON. */
  readBody?: (request: FastifyRequest) => Promise<Body>;
  bodyLimit?: number;
};

/**
 * Registers a call of the contract as a route: parses, authorizes, runs, validates the output and
 * wraps it.
 */
export const registerCall = <Call extends CallDefinition>(
  app: FastifyInstance,
  call: Call,
  /** `file` is the uploaded file, for calls that take one. */
  run: (
    ctx: ContextOf<Call>,
    input: CallInput<Call>,
    file: Buffer | undefined,
  ) => Promise<CallOutput<Call>>,
  { readBody, bodyLimit }: RouteOptions = {},
) => {
  const { deps, findActor } = app.pipeline;
  app.post(
    `/users/${call.name}`,
    {
      config: { call },
      ...(bodyLimit && { bodyLimit }),
      // Checks before the body is read, because a busy service has to reject cheaply.
      onRequest: async () => {
        if (call.hashesPassword && deps.passwords.isBusy()) throw createBusyError();
      },
    },
    async (request) => {
      const { fields: body, file }: Body = readBody
        ? await readBody(request)
        : { fields: bodyOf(request) };
      const idempotencyKey = idempotencyKeyOf(call, request);
      const input = parseInput(call, body) as CallInput<Call>;
      const address = ipKey(request.ip);
      const use = await consumeCallLimits(deps, limitsOf(deps, call, 'address', address));
      const respondToActor = async () => {
        const actor = await findActor(deps, body.sessionToken, body.userId);
        ensureMayCall(call, input, actor);
        if (actor) await consumeCallLimits(deps, limitsOf(deps, call, 'user', actor.id));
        const keyed = isKeyed(deps, call, { key: idempotencyKey, input, actor });
        const ctx = createContext(
          deps,
          actor,
          { id: request.id, address, idempotencyKey, signInCookie: signInCookieOf(request) },
          keyed?.idempotent,
        ) as Context<Actor | null> as ContextOf<Call>;
        const response = await run(ctx, input, file);
        if (keyed && !keyed.isUsed())
          throw new Error(`${call.name} does not use its idempotency key.`);
        return response;
      };
      const response = await respondToActor().catch(async (error: unknown) => {
        // Refund unauthorized callers, so they cannot exhaust the limit of a shared IP address.
        if (isAccessError(error)) await use.giveBack();
        throw toWireErrors(call.fields, error);
      });
      return wrapResponse(call, response);
    },
  );
};
