/* Flower avatars as data, which the portal renders as components and the game as strings. */

export type PetalKind = 'round' | 'drop' | 'heart' | 'point' | 'daisy';

/** A flower: the shape of its petals and four colors. */
export type BloomKind = readonly [
  petal: PetalKind,
  light: string,
  dark: string,
  middle: string,
  background: string,
];

const FIRST_KIND: BloomKind = ['round', '#F28B6C', '#D9603F', '#FFD067', '#FDE9E1'];

/** Ten flowers. Never reorder them, because a user's avatar depends on the position. */
const BLOOM_KINDS: readonly BloomKind[] = [
  FIRST_KIND,
  ['daisy', '#FFFFFF', '#DCEBF2', '#FABD3C', '#BFDFEE'],
  ['heart', '#E792AE', '#C86F93', '#FFE3A0', '#FBE6EE'],
  ['point', '#FFC94F', '#E8A21A', '#7A4E2C', '#FFF1CC'],
  ['drop', '#6FB6D6', '#3F8FB5', '#FFE08A', '#DFF0F7'],
  ['round', '#9BD3A6', '#5FAE7A', '#FFF3D0', '#E4F4E7'],
  ['point', '#FF9E6B', '#E57240', '#6D3A1E', '#FFE9DA'],
  ['heart', '#F7D36B', '#E5B43A', '#C24126', '#FFF5D9'],
  ['drop', '#D987A5', '#A95379', '#FFE6A8', '#F8E3EB'],
  ['daisy', '#FFE9A8', '#F3CF6A', '#A33019', '#DFF0E2'],
];

export const BLOOM_COUNT = BLOOM_KINDS.length;

/** Path of one petal, drawn upward from 0, 0, and the number of petals. */
export const PETALS: Record<PetalKind, { d: string; count: number }> = {
  round: { d: 'M-14-24a14 17 0 1 0 28 0a14 17 0 1 0-28 0Z', count: 6 },
  drop: { d: 'M0 0C-17-14-15-40 0-41 15-40 17-14 0 0Z', count: 6 },
  heart: { d: 'M0 0C-19-16-19-41-5-41-2-41 0-38 0-35 0-38 2-41 5-41 19-41 19-16 0 0Z', count: 5 },
  point: { d: 'M0 0C-15-14-13-30 0-43 13-30 15-14 0 0Z', count: 8 },
  daisy: { d: 'M-7.2-25a7.2 17 0 1 0 14.4 0a7.2 17 0 1 0-14.4 0Z', count: 11 },
};

/** Angles of the seeds around the middle of a flower. */
export const SEED_ANGLES = [0, 60, 120, 180, 240, 300];

/** Returns the flower at this index. An index past the last flower starts again at the first. */
export const bloomKind = (index: number): BloomKind =>
  BLOOM_KINDS[index % BLOOM_KINDS.length] ?? FIRST_KIND;
