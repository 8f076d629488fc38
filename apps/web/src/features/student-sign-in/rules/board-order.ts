import { PICTURES, type PictureName } from '@wonderfield/contract/student-sign-in/pictures';

/** Returns pseudorandom numbers from 0 to 1 for a start number (mulberry32). */
const numbersFrom = (start: number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Returns the order of the pictures of a board. It is always the same, so a student learns the
 * positions, and differs between students, so a neighbor cannot copy them.
 */
export const boardOrder = (board: number): PictureName[] => {
  const next = numbersFrom(board);
  const order = [...PICTURES];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] as PictureName, order[last] as PictureName];
  }
  return order;
};
