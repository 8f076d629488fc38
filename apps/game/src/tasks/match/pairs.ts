import { EMPTY_SEAT } from '../shared/draft.ts';

/* Joins of a match task: for each left card, its partner on the right. */

type Joins = readonly number[];
export type Card = { side: 'left' | 'right'; at: number };

/** Returns the partner of a card, or undefined. */
export const partnerOf = (joins: Joins, { side, at }: Card) => {
  const partner = side === 'left' ? (joins[at] ?? EMPTY_SEAT) : joins.indexOf(at);
  return partner === EMPTY_SEAT ? undefined : partner;
};

/** Removes a card from its pair. */
export const part = (joins: Joins, { side, at }: Card): Joins =>
  joins.map((right, left) => ((side === 'left' ? left === at : right === at) ? EMPTY_SEAT : right));

/** Joins two cards and separates their former partners. */
export const join = (joins: Joins, left: number, right: number): Joins =>
  joins.map((before, at) => {
    if (at === left) return right;
    return before === right ? EMPTY_SEAT : before;
  });

/** Returns the letter on both cards of a pair. */
export const letterOf = (left: number) => String.fromCharCode('A'.charCodeAt(0) + left);
