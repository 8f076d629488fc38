import { defineCodec } from '../codec.ts';

/* Codecs of the avatar calls whose wire names differ. */

type Avatar<Name = string> = { name: Name; look?: string | undefined };
type AvatarJson<Name = string> = { name: Name; avatarPreview?: string | undefined };

export const getAvatarName = defineCodec('getAvatarName', {
  write: ({ name, look }: Avatar<string | undefined>) => ({ name, avatarPreview: look }),
  read: ({ name, avatarPreview }: Partial<AvatarJson>) => ({ name, look: avatarPreview }),
});

export const saveAvatarName = defineCodec('saveAvatarName', {
  fields: { name: 'avatarName', look: 'avatarPreview' },
  write: ({ name, look }: Avatar): AvatarJson => ({ name, avatarPreview: look }),
  read: (json: AvatarJson): Avatar => ({ name: json.name, look: json.avatarPreview }),
});
