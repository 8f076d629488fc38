import type { CallDefinition, CallInput, CallLimit, CallOutput } from '@wonderfield/contract/call';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { findActor } from '../features/sessions/find-actor.ts';
import { Refusal } from '../refusal.ts';
import { ensureWithinLimit } from '../security/rate-limits.ts';
import { ensureMayCall } from './access.rules.ts';
import type { Actor } from './actor.ts';
import { type Atomically, answerOnce, plainTransaction } from './answer-once.ts';
import { uncleanFields } from './clean-text.rules.ts';

const BUSY_RETRY_SECONDS = 1;
const MAX_KEY_LENGTH = 100;

/** What the guards have established by the time a use case runs. */
type Context<Call extends CallDefinition> = {
  input: CallInput<Call>;
  actor: GuardedActor<Call>;
  request: { id: string; address: string; idempotencyKey: string | undefined };
  atomically: Atomically;
  /** The uploaded file, for calls that read one. */
  file: Buffer | undefined;
};

type RolesIn<Call extends CallDefinition> = Call['access'] extends readonly (infer Role)[]
  ? Role
  : Call['access'][keyof Call['access']] extends readonly (infer Role)[]
    ? Role
    : never;
type GuardedActor<Call extends CallDefinition> =
  | Actor
  | ('anonymous' extends RolesIn<Call> ? null : never);

const parseInput = (call: CallDefinition, body: Record<string, unknown>) => {
  const unclean = uncleanFields(body);
  if (Object.keys(unclean).length > 0) throw new Refusal('VAL_001', { errors: unclean });
  const parsed = call.input.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    errors[String(issue.path[0] ?? 'body')] ??= issue.message;
  throw new Refusal('VAL_001', { errors });
};

const ensureWithinLimits = async (
  deps: Deps,
  call: CallDefinition,
  per: CallLimit['per'],
  key: string,
) => {
  if (per === 'address' && !deps.config.ADDRESS_LIMITS) return;
  for (const { times, seconds } of (call.limits ?? []).filter((limit) => limit.per === per)) {
    const bucket = `${call.name}/${per}/${seconds}`;
    await ensureWithinLimit(deps.db, { bucket, key, times, seconds }, deps.now());
  }
};

const bodyOf = (request: FastifyRequest): Record<string, unknown> => {
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Refusal('VAL_003', { isProtocolFault: true });
  }
  return body as Record<string, unknown>;
};

const idempotencyKeyOf = (call: CallDefinition, request: FastifyRequest) => {
  const key = request.headers['idempotency-key'];
  const isUsable = call.idempotent && typeof key === 'string' && key.length <= MAX_KEY_LENGTH;
  return isUsable && key ? key : undefined;
};

const atomicallyFor = (
  deps: Deps,
  call: CallDefinition,
  key: string | undefined,
  input: unknown,
  actor: Actor | null,
): Atomically => {
  if (!key) return plainTransaction(deps);
  return answerOnce(deps, { scope: `${call.name}:${actor?.id ?? 'anonymous'}`, key, body: input });
};

type Body = { fields: Record<string, unknown>; file?: Buffer | undefined };
type RouteOptions = {
  /** How the body is read; forms and JSON unless told otherwise. */
  readBody?: (request: FastifyRequest) => Promise<Body>;
  bodyLimit?: number;
};

/** Makes a call of the contract a route: parse, guard, run, check the answer, wrap it. */
export const registerCall = <Call extends CallDefinition>(
  app: FastifyInstance,
  deps: Deps,
  call: Call,
  run: (context: Context<Call>) => Promise<CallOutput<Call>>,
  { readBody, bodyLimit }: RouteOptions = {},
) => {
  app.post(
    `/users/${call.name}`,
    {
      config: { call },
      ...(bodyLimit && { bodyLimit }),
      // Before the body is read: a busy service must refuse cheaply.
      onRequest: async () => {
        if (call.hashesPassword && deps.passwords.isBusy()) {
          throw new Refusal('SYS_503', {
            retryAfterSeconds: BUSY_RETRY_SECONDS,
            isProtocolFault: true,
          });
        }
      },
    },
    async (request) => {
      const { fields: body, file }: Body = readBody
        ? await readBody(request)
        : { fields: bodyOf(request) };
      const idempotencyKey = idempotencyKeyOf(call, request);
      const input = parseInput(call, body) as CallInput<Call>;
      await ensureWithinLimits(deps, call, 'address', request.ip);
      const actor = await findActor(deps, body.sessionToken, body.userId);
      ensureMayCall(call, input, actor);
      if (actor) await ensureWithinLimits(deps, call, 'user', actor.id);
      const output = await run({
        input,
        actor: actor as GuardedActor<Call>,
        request: { id: request.id, address: request.ip, idempotencyKey },
        atomically: atomicallyFor(deps, call, idempotencyKey, input, actor),
        file,
      });
      // Through the output schema, so that a stray column cannot leave.
      const answer = z.encode(call.output, output as z.output<typeof call.output>);
      return { _responseStatus: 1, msgCode: 'GEN_000', msg: MESSAGE_CODES.GEN_000.text, ...answer };
    },
  );
};
