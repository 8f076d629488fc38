import { PLAY_CODE_LENGTH, PLAY_CODE_MINUTES } from '@wonderfield/contract/limits';
import { charactersOf } from '@wonderfield/contract/readable-codes';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import { createRandomCode } from '../../../security/random-code.ts';
import type { Limit } from '../../../security/rate-limits.ts';
import { enterGame, issueGameToken } from './game-access.ts';

/* Codes for the downloaded game, which cannot be opened with the Play button. */

/**
 * Limits of failed attempts: a computer room may mistype, but guessing 2^40 codes is not feasible.
 * The total is high, so a few addresses cannot lock all children out.
 */
const FAILED_ATTEMPTS_PER_ADDRESS = { times: 90, seconds: 600 };
const FAILED_ATTEMPTS_IN_TOTAL = { times: 100_000, seconds: 600 };

/** Returns the lookup hash of a play code, which is the same for every way of entering it. */
const markOf = ({ sealer }: Pick<Deps, 'sealer'>, typed: string) =>
  sealer.mark(charactersOf(typed), 'play-code');

/** Creates a play code that works once within ten minutes. */
export const makePlayCode = async (ctx: Context) => {
  const characters = createRandomCode(PLAY_CODE_LENGTH);
  await issueGameToken(ctx, {
    mark: markOf(ctx.deps, characters),
    seconds: PLAY_CODE_MINUTES * 60,
  });
  return { playCode: `${characters.slice(0, 4)}-${characters.slice(4)}` };
};

const limitsAt = (config: Deps['config'], address: string): Limit[] => [
  ...(config.ADDRESS_LIMITS
    ? [{ bucket: 'play-code/address', key: address, ...FAILED_ATTEMPTS_PER_ADDRESS }]
    : []),
  { bucket: 'play-code/all', key: 'misses', ...FAILED_ATTEMPTS_IN_TOTAL },
];

/** Exchanges a code for a play session, once. Counts each attempt as failed first. */
export const redeemPlayCode = async (
  ctx: Context<Actor | null>,
  { playCode }: { playCode: string },
) => {
  const { deps, request } = ctx;
  const refund = await consumeAttempt(deps.db, limitsAt(deps.config, request.address), deps.now());
  const opened = await enterGame(ctx, { mark: markOf(deps, playCode), otherwise: 'PLY_010' });
  await refund();
  return opened;
};
