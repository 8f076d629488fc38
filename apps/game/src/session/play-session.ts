import type { Envelope } from '@wonderfield/contract/call';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { redeemPlayToken } from '@wonderfield/contract/play/play-spelling';
import { PlayProblem, post } from './post.ts';

const TOKEN = /^#play=([\w-]{20,200})$/;

type Address = Pick<Location, 'hash' | 'pathname'>;
type Past = Pick<History, 'replaceState' | 'state'>;

/** Takes the token out of the address, so that it is neither bookmarked nor shared. */
export const takePlayToken = (location: Address, history: Past): string | undefined => {
  const token = location.hash.match(TOKEN)?.[1];
  if (token) history.replaceState(null, '', location.pathname);
  return token;
};

/** Trades the token for a play session. */
const redeem = async (playToken: string) => {
  const answer = await post(`/users/${redeemPlayToken.name}`, { playToken });
  return redeemPlayToken.read(answer as Envelope & Parameters<typeof redeemPlayToken.read>[0])
    .playSession;
};

/** This page has no storage of its own. What the browser keeps with the page outlives a reload, too. */
const remembered = ({ state }: Past): string | undefined => {
  const kept: unknown = state?.playSession;
  return typeof kept === 'string' ? kept : undefined;
};

/** The play session: from the token in the address, or of before the page was loaded again. */
export const openPlaySession = async (location: Address, history: Past) => {
  const token = takePlayToken(location, history);
  const playSession = token ? await redeem(token) : remembered(history);
  if (!playSession) throw new PlayProblem('PLY_001', MESSAGE_CODES.PLY_001.text);
  history.replaceState({ playSession }, '', location.pathname);
  return playSession;
};
