import type { OperatorCallDefinition } from '@wonderfield/contract/operators/operator-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { findOperator, type SignedInOperator } from '../features/operators/find-operator.ts';
import { Refusal } from '../refusal.ts';
import { addressKey } from '../security/address-key.ts';
import { busy } from '../security/turnstile.ts';
import { countUse, limitsOf } from './count-use.ts';
import { bodyOf, parseInput } from './parse-input.ts';
import { wrapAnswer } from './wrap-answer.ts';

type GuardedOperator<Call extends OperatorCallDefinition> = Call['access'] extends 'operator'
  ? SignedInOperator
  : null;

type Context<Call extends OperatorCallDefinition> = {
  input: z.output<Call['input']>;
  operator: GuardedOperator<Call>;
  request: { id: string; address: string };
};

/** Comes before everything else: a stranger must not learn from an answer which calls there are. */
const findCaller = async (deps: Deps, { body }: FastifyRequest) => {
  const token = (body as { sessionToken?: unknown } | null | undefined)?.sessionToken;
  const operator = await findOperator(deps, token);
  if (!operator) throw new Refusal('RTE_404', { isProtocolFault: true });
  return operator;
};

/** Makes a call of the operators' contract a route: guard, parse, run, check the answer, wrap it. */
export const registerOperatorCall = <Call extends OperatorCallDefinition>(
  app: FastifyInstance,
  deps: Deps,
  call: Call,
  run: (context: Context<Call>) => Promise<z.output<Call['output']>>,
) => {
  app.post(
    `/operators/${call.name}`,
    {
      // Before the body is read: a busy service must refuse cheaply.
      onRequest: async () => {
        if (call.hashesPassword && deps.passwords.isBusy()) throw busy();
      },
    },
    async (request) => {
      const operator = call.access === 'operator' ? await findCaller(deps, request) : null;
      const input = parseInput(call, bodyOf(request)) as z.output<Call['input']>;
      const address = addressKey(request.ip);
      await countUse(deps, [
        ...limitsOf(deps, call, 'address', address),
        ...(operator ? limitsOf(deps, call, 'user', operator.operatorId) : []),
      ]);
      const output = await run({
        input,
        operator: operator as GuardedOperator<Call>,
        request: { id: request.id, address },
      });
      return wrapAnswer(call, output);
    },
  );
};
