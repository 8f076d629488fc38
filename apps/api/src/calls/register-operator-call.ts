import type { OperatorCallDefinition } from '@wonderfield/contract/operators/define-operator-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Context, createContext } from '../context/context.ts';
import type { SignedInOperator } from '../context/operator-actor.ts';
import { DomainError } from '../domain-error.ts';
import { createBusyError } from '../security/concurrency-limiter.ts';
import { ipKey } from '../security/ip-key.ts';
import { consumeCallLimits, limitsOf } from './consume-call-limits.ts';
import { bodyOf, parseInput } from './parse-input.ts';
import type { Pipeline } from './pipeline.ts';
import { wrapResponse } from './wrap-response.ts';

type Guarded<Call extends OperatorCallDefinition> = Call['access'] extends 'operator'
  ? SignedInOperator
  : null;

/** Runs before every other check, so that an anonymous caller cannot learn which calls exist. */
const findCaller = async ({ deps, findOperator }: Pipeline, { body }: FastifyRequest) => {
  const token = (body as { sessionToken?: unknown } | null | undefined)?.sessionToken;
  const operator = await findOperator(deps, token);
  if (!operator) throw new DomainError('RTE_404', { isProtocolError: true });
  return operator;
};

/**
 * Registers an operator call as a route: authorizes, parses, runs, validates the output and wraps
 * it.
 */
export const registerOperatorCall = <Call extends OperatorCallDefinition>(
  app: FastifyInstance,
  call: Call,
  run: (
    ctx: Context<Guarded<Call>>,
    input: z.output<Call['input']>,
  ) => Promise<z.output<Call['output']>>,
) => {
  const { deps } = app.pipeline;
  app.post(
    `/operators/${call.name}`,
    {
      // Checks before the body is read, because a busy service has to reject cheaply.
      onRequest: async () => {
        if (call.hashesPassword && deps.passwords.isBusy()) throw createBusyError();
      },
    },
    async (request) => {
      const operator = call.access === 'operator' ? await findCaller(app.pipeline, request) : null;
      const input = parseInput(call, bodyOf(request)) as z.output<Call['input']>;
      const address = ipKey(request.ip);
      await consumeCallLimits(deps, [
        ...limitsOf(deps, call, 'address', address),
        ...(operator ? limitsOf(deps, call, 'user', operator.operatorId) : []),
      ]);
      const ctx = createContext(deps, operator as Guarded<Call>, { id: request.id, address });
      return wrapResponse(call, await run(ctx, input));
    },
  );
};
