import type { CallDefinition, CallInput, CallOutput } from '@wonderfield/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../dependencies.ts';
import { findActor } from '../features/sessions/find-actor.ts';
import { Refusal } from '../refusal.ts';
import { addressKey } from '../security/address-key.ts';
import { busy } from '../security/turnstile.ts';
import { ensureMayCall } from './access.rules.ts';
import type { Actor } from './actor.ts';
import { type Atomically, answerOnce, plainTransaction } from './answer-once.ts';
import { countUse, limitsOf } from './count-use.ts';
import { bodyOf, parseInput } from './parse-input.ts';
import { wrapAnswer } from './wrap-answer.ts';

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

const isStranger = (error: unknown) =>
  error instanceof Refusal && (error.code === 'SSN_002' || error.code === 'AUZ_001');

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
  return answerOnce(deps, {
    scope: `${call.name}:${actor?.id ?? 'anonymous'}`,
    key,
    body: input,
    actorId: actor?.id,
  });
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
        if (call.hashesPassword && deps.passwords.isBusy()) throw busy();
      },
    },
    async (request) => {
      const { fields: body, file }: Body = readBody
        ? await readBody(request)
        : { fields: bodyOf(request) };
      const idempotencyKey = idempotencyKeyOf(call, request);
      const input = parseInput(call, body) as CallInput<Call>;
      const address = addressKey(request.ip);
      const use = await countUse(deps, limitsOf(deps, call, 'address', address));
      const answerActor = async () => {
        const actor = await findActor(deps, body.sessionToken, body.userId);
        ensureMayCall(call, input, actor);
        if (actor) await countUse(deps, limitsOf(deps, call, 'user', actor.id));
        return run({
          input,
          actor: actor as GuardedActor<Call>,
          request: { id: request.id, address, idempotencyKey },
          atomically: atomicallyFor(deps, call, idempotencyKey, input, actor),
          file,
        });
      };
      const output = await answerActor().catch(async (error: unknown) => {
        // A stranger's tries must not use up what others behind the same address may do.
        if (isStranger(error)) await use.giveBack();
        throw error;
      });
      return wrapAnswer(call, output);
    },
  );
};
