import { AVATAR_LOOKS, type AvatarLook } from '../options.ts';

/** Returns the number from which the design system draws the flower of a user id. */
const bloomHash = (id: string): number => {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash;
};

/** Returns the flower of a student who has not chosen one. */
export const defaultLook = (userId: string): AvatarLook =>
  AVATAR_LOOKS[bloomHash(userId) % AVATAR_LOOKS.length] ?? AVATAR_LOOKS[0];
