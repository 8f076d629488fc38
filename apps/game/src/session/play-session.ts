import { ApiError } from '@wonderfield/client/errors';
import { redeemPlayToken } from '@wonderfield/contract/play/play-codec';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { sendGameForm } from './call-server.ts';

type Answer = Parameters<typeof redeemPlayToken.read>[0];

/** Exchanges the token for a play session. */
export const redeemToken = async (playToken: string) => {
  const answer = await sendGameForm<Answer>(`/users/${redeemPlayToken.name}`, { playToken });
  return redeemPlayToken.read(answer).playSession;
};

/** Creates the error for an ended session. It links back to Play, where the row is kept. */
export const sessionIsOver = () =>
  new ApiError({ msgCode: 'PLY_001', msg: MESSAGE_CODES.PLY_001.text });
