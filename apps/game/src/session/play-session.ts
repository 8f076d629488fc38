import { ApiError } from '@wonderfield/client/errors';
import { redeemPlayCode, redeemPlayToken } from '@wonderfield/contract/play/play-codec';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { sendGameForm } from './call-server.ts';

const TOKEN = /^#play=([\w-]{20,200})$/;

type Address = Pick<Location, 'hash' | 'pathname'>;
type Past = Pick<History, 'replaceState'>;

/** Removes the token from the URL, so that it is neither bookmarked nor shared. */
export const takePlayToken = (location: Address, history: Past): string | undefined => {
  const token = location.hash.match(TOKEN)?.[1];
  if (token) history.replaceState(null, '', location.pathname);
  return token;
};

type Answer = Parameters<typeof redeemPlayToken.read>[0];

/** Exchanges the token for a play session. */
export const redeemToken = async (playToken: string) => {
  const answer = await sendGameForm<Answer>(`/users/${redeemPlayToken.name}`, { playToken });
  return redeemPlayToken.read(answer).playSession;
};

/** Exchanges a typed code for a play session. */
export const redeemCode = async (playCode: string) => {
  const answer = await sendGameForm<Answer>(`/users/${redeemPlayCode.name}`, { playCode });
  return redeemPlayCode.read(answer).playSession;
};

/** Creates the error for an ended session. It links back to Play, where the row is kept. */
export const sessionIsOver = () =>
  new ApiError({ msgCode: 'PLY_001', msg: MESSAGE_CODES.PLY_001.text });
