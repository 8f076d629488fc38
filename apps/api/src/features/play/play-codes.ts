import { PLAY_CODE_LENGTH, PLAY_CODE_MINUTES } from '@wonderfield/contract/limits';
import { charactersOf } from '@wonderfield/contract/readable-codes';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { consumeAttempt } from '../../security/consume-attempt.ts';
import { createCharacters } from '../../security/random-code.ts';
import type { Limit } from '../../security/rate-limits.ts';
import { goIn, issueGameToken } from './game-access.ts';

/* A code to type into the downloaded game, which no Play button leads to. */

/**
 * Room for a computer room that types at once and mistypes, and none for guessing: there are 2^40 codes.
 * Of all addresses together so many that a few of them cannot lock every child out.
 */
const FAILED_ATTEMPTS_PER_ADDRESS = { times: 90, seconds: 600 };
const FAILED_ATTEMPTS_IN_TOTAL = { times: 100_000, seconds: 600 };

/** What a code is looked up by; the same for every way of typing it. */
const markOf = ({ sealer }: Pick<Deps, 'sealer'>, typed: string) =>
  sealer.mark(charactersOf(typed), 'play-code');

/** Makes a code, good once within ten minutes. */
export const makePlayCode = async (ctx: Context) => {
  const characters = createCharacters(PLAY_CODE_LENGTH);
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

/** Trades a code for a play session, once. Each try counts as a miss until it is known to be none. */
export const redeemPlayCode = async (
  ctx: Context<Actor | null>,
  { playCode }: { playCode: string },
) => {
  const { deps, request } = ctx;
  const refund = await consumeAttempt(deps.db, limitsAt(deps.config, request.address), deps.now());
  const opened = await goIn(ctx, { mark: markOf(deps, playCode), otherwise: 'PLY_010' });
  await refund();
  return opened;
};
