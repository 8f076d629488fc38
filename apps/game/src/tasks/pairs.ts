import { EMPTY_SEAT } from './draft.ts';

/* Joins of a match task: for each on the left, who stands with it on the right. */

type Joins = readonly number[];
export type Card = { side: 'left' | 'right'; at: number };

/** Who a card is joined with, if with anybody. */
export const partnerOf = (joins: Joins, { side, at }: Card) => {
  const partner = side === 'left' ? (joins[at] ?? EMPTY_SEAT) : joins.indexOf(at);
  return partner === EMPTY_SEAT ? undefined : partner;
};

/** Takes a card out of its pair. */
export const part = (joins: Joins, { side, at }: Card): Joins =>
  joins.map((right, left) => ((side === 'left' ? left === at : right === at) ? EMPTY_SEAT : right));

/** Joins two; whoever was with one of them before stands alone again. */
export const join = (joins: Joins, left: number, right: number): Joins =>
  joins.map((before, at) => {
    if (at === left) return right;
    return before === right ? EMPTY_SEAT : before;
  });

/** The letter of a pair, which both of its cards wear. */
export const letterOf = (left: number) => String.fromCharCode('A'.charCodeAt(0) + left);
