import { PLAY_TOKEN_SECONDS } from '@wonderfield/contract/limits';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { createToken, sha256 } from '../../../security/tokens.ts';
import { enterGame, issueGameToken } from './game-access.ts';

/** Issues a play token and returns the URL of the game. */
export const startPlay = async (ctx: Context) => {
  const playToken = createToken();
  await issueGameToken(ctx, { mark: sha256(playToken), seconds: PLAY_TOKEN_SECONDS });
  return { playToken, gameUrl: ctx.deps.config.GAME_URL };
};

/** Exchanges a token for a play session, once. */
export const redeemPlayToken = (ctx: Context<Actor | null>, { playToken }: { playToken: string }) =>
  enterGame(ctx, { mark: sha256(playToken), otherwise: 'PLY_001' });
