import type { CallAnswer, Envelope } from '@wonderfield/contract/call';
import type { redeemPlayToken } from '@wonderfield/contract/play/play-calls';
import { TEXTS } from '@wonderfield/contract/texts';

export type Player = CallAnswer<typeof redeemPlayToken>;

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

/** Trades the token for a play session; throws words for the player when that does not work. */
export const redeem = async (playToken: string): Promise<Player> => {
  const response = await fetch('/users/redeemPlayToken', {
    method: 'POST',
    body: new URLSearchParams({ playToken }),
  }).catch(() => undefined);
  if (!response) throw new Error(TEXTS.somethingWrong);
  const answer = (await response.json()) as Envelope & Player;
  if (answer._responseStatus !== 1) throw new Error(answer.msg);
  return answer;
};
