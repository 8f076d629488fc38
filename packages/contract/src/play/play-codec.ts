import { defineCodec } from '../codec.ts';

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

export const redeemPlayToken = defineCodec('redeemPlayToken', player);
