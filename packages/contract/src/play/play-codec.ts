import { spell } from '../codec.ts';

type Player = { playSession: string; playerName: string };

const player = {
  write: ({ look, ...rest }: Player & { look?: string | undefined }) => ({
    ...rest,
    avatarPreview: look,
  }),
  read: (json: Player & { avatarPreview?: string | undefined }) => ({
    playSession: json.playSession,
    playerName: json.playerName,
    look: json.avatarPreview,
  }),
};

export const redeemPlayToken = spell('redeemPlayToken', player);
export const redeemPlayCode = spell('redeemPlayCode', player);
