import { PLAY_TOKEN_SECONDS } from '@wonderfield/contract/limits';
import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { makeToken, sha256 } from '../../security/tokens.ts';
import { goIn, openWayIn } from './game-access.ts';

/** Hands out the way into the game. */
export const startPlay = async (work: Work) => {
  const playToken = makeToken();
  await openWayIn(work, { mark: sha256(playToken), seconds: PLAY_TOKEN_SECONDS });
  return { playToken, gameUrl: work.deps.config.GAME_URL };
};

/** Trades a token for a play session, once. */
export const redeemPlayToken = (work: Work<Actor | null>, { playToken }: { playToken: string }) =>
  goIn(work, { mark: sha256(playToken), otherwise: 'PLY_001' });
