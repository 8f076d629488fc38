import type { Envelope } from '@wonderfield/contract/call';
import { redeemPlayToken } from '@wonderfield/contract/play/play-spelling';
import { TEXTS } from '@wonderfield/contract/texts';

export type Player = ReturnType<typeof redeemPlayToken.read>;
type Answer = Envelope & Parameters<typeof redeemPlayToken.read>[0];

const TOKEN = /^#play=([\w-]{20,200})$/;

/** Takes the token out of the address, so that it is neither bookmarked nor shared. */
export const takePlayToken = (
  location: Pick<Location, 'hash' | 'pathname'>,
  history: Pick<History, 'replaceState'>,
): string | undefined => {
  const token = location.hash.match(TOKEN)?.[1];
  if (token) history.replaceState(null, '', location.pathname);
  return token;
};

/** Its message is for the player to read. */
export class PlayProblem extends Error {}

/** Trades the token for a play session. */
export const redeem = async (playToken: string): Promise<Player> => {
  const answer = await fetch(`/users/${redeemPlayToken.name}`, {
    method: 'POST',
    body: new URLSearchParams({ playToken }),
  })
    .then((response) => response.json() as Promise<Answer>)
    .catch((cause: unknown) => {
      // Nobody answered, or somebody in between did with a page of its own.
      throw new PlayProblem(TEXTS.somethingWrong, { cause });
    });
  if (answer._responseStatus !== 1) throw new PlayProblem(answer.msg);
  return redeemPlayToken.read(answer);
};
