import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { redeemPlayToken } from '@wonderfield/contract/play/play-spelling';
import { PlayProblem, post } from './post.ts';

const TOKEN = /^#play=([\w-]{20,200})$/;

type Address = Pick<Location, 'hash' | 'pathname'>;
type Past = Pick<History, 'replaceState'>;

/** Takes the token out of the address, so that it is neither bookmarked nor shared. */
export const takePlayToken = (location: Address, history: Past): string | undefined => {
  const token = location.hash.match(TOKEN)?.[1];
  if (token) history.replaceState(null, '', location.pathname);
  return token;
};

/**
 * Trades the token for a play session. The page's own origin has no storage, and browsers drop what it
 * leaves in its history: loaded again, it has no token and sends back to Play, where the row waits.
 */
export const redeemToken = async (playToken: string | undefined) => {
  if (!playToken) throw new PlayProblem('PLY_001', MESSAGE_CODES.PLY_001.text);
  type Answer = Parameters<typeof redeemPlayToken.read>[0];
  const answer = await post<Answer>(`/users/${redeemPlayToken.name}`, { playToken });
  return redeemPlayToken.read(answer).playSession;
};
