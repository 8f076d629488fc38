import type { PlayCallDefinition } from '@wonderfield/contract/play/play-call';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { makeWork, type Work } from '../context/context.ts';
import type { Player } from '../context/player.ts';
import { isOfNobody } from '../db/foreign-key-violation.ts';
import { Refusal } from '../domain-error.ts';
import { addressKey } from '../security/ip-key.ts';
import { countUse, limitsOf } from './consume-call-limits.ts';
import { bodyOf, parseInput } from './parse-input.ts';
import { wrapAnswer } from './wrap-response.ts';

/** Makes a call of the game a route: guard, parse, run, check the answer, wrap it. */
export const registerPlayCall = <Call extends PlayCallDefinition>(
  app: FastifyInstance,
  call: Call,
  run: (work: Work<Player>, input: z.output<Call['input']>) => Promise<z.output<Call['output']>>,
) => {
  const { deps, findPlayer } = app.pipeline;
  app.post(`/play/${call.name}`, async (request) => {
    const body = bodyOf(request);
    const player = await findPlayer(deps, body.playSession);
    if (!player) throw new Refusal('PLY_001');
    await countUse(deps, limitsOf(deps, call, 'user', player.id));
    const input = parseInput(call, body) as z.output<Call['input']>;
    const work = makeWork(deps, player, { id: request.id, address: addressKey(request.ip) });
    const answer = await run(work, input).catch((error: unknown) => {
      // Erased while playing: there is nobody to keep anything for.
      if (isOfNobody(error)) throw new Refusal('PLY_001');
      throw error;
    });
    return wrapAnswer(call, answer);
  });
};
