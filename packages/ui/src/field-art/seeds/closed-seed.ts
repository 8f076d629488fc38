/** The seed before it opens, in a box of 40 by 56 above its foot. */
export const closedSeed =
  '<path d="M0-54C20-36 22-12 0-4-22-12-20-36 0-54Z" fill="#F0C177"/><path d="M0-54C20-36 22-12 0-4 8-20 9-38 0-54Z" fill="#C98F3F"/>';
export const CLOSED_SEED_BOX = [-20, -56, 40, 56] as const;
