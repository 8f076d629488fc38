import { spell } from '../spelling.ts';

type Player = { playSession: string; playerName: string };

export const redeemPlayToken = spell('redeemPlayToken', {
  write: ({ look, ...player }: Player & { look?: string | undefined }) => ({
    ...player,
    avatarPreview: look,
  }),
  read: (json: Player & { avatarPreview?: string | undefined }) => ({
    playSession: json.playSession,
    playerName: json.playerName,
    look: json.avatarPreview,
  }),
});
