import type { PlayCallDefinition } from '@wonderfield/contract/play/define-play-call';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Context, createContext } from '../context/context.ts';
import type { Player } from '../context/player.ts';
import { isForeignKeyViolation } from '../db/foreign-key-violation.ts';
import { DomainError } from '../domain-error.ts';
import { ipKey } from '../security/ip-key.ts';
import { consumeCallLimits, limitsOf } from './consume-call-limits.ts';
import { bodyOf, parseInput } from './parse-input.ts';
import { wrapResponse } from './wrap-response.ts';

/**
 * Registers a game call as a route: authorizes, parses, runs, validates the output and wraps it.
 */
export const registerPlayCall = <Call extends PlayCallDefinition>(
  app: FastifyInstance,
  call: Call,
  run: (ctx: Context<Player>, input: z.output<Call['input']>) => Promise<z.output<Call['output']>>,
) => {
  const { deps, findPlayer } = app.pipeline;
  app.post(`/play/${call.name}`, async (request) => {
    const body = bodyOf(request);
    const player = await findPlayer(deps, body.playSession);
    if (!player) throw new DomainError('PLY_001');
    await consumeCallLimits(deps, limitsOf(deps, call, 'user', player.id));
    const input = parseInput(call, body) as z.output<Call['input']>;
    const ctx = createContext(deps, player, { id: request.id, address: ipKey(request.ip) });
    const response = await run(ctx, input).catch((error: unknown) => {
      // The player was erased during the call.
      if (isForeignKeyViolation(error)) throw new DomainError('PLY_001');
      throw error;
    });
    return wrapResponse(call, response);
  });
};
