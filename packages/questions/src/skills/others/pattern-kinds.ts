import type { SeededRandom } from '../../seeded-random.ts';

export type Pattern = {
  terms: readonly number[];
  rule: string;
  /** The last steps of the worked solution, if the next number is not one step from the last. */
  ending?: readonly string[];
};

/** Builds the terms, each from the previous one or from its index. */
const buildTerms = (
  first: number,
  count: number,
  next: (last: number, index: number) => number,
) => {
  const terms = [first];
  while (terms.length < count) terms.push(next(terms.at(-1) ?? first, terms.length));
  return terms;
};

export type StepRange = readonly [least: number, most: number];

export const increasing = (rng: SeededRandom, range: StepRange): Pattern => {
  const by = rng.int(...range);
  return { terms: buildTerms(rng.int(1, 20), 6, (last) => last + by), rule: `Each is ${by} more.` };
};

export const decreasing = (rng: SeededRandom, range: StepRange): Pattern => {
  const by = rng.int(...range);
  const first = by * 6 + rng.int(1, 20);
  return { terms: buildTerms(first, 6, (last) => last - by), rule: `Each is ${by} less.` };
};

export const growingSteps = (
  rng: SeededRandom,
  [least, most]: StepRange = [1, 4],
  largestFirst = 9,
): Pattern => {
  const by = rng.int(least, most);
  return {
    terms: buildTerms(rng.int(1, largestFirst), 6, (last, index) => last + by * index),
    rule: `The steps grow by ${by} each time.`,
  };
};

export const multiplying = (rng: SeededRandom, max: number): Pattern => {
  const by = rng.int(2, max);
  const terms = buildTerms(rng.int(1, by === 2 ? 9 : 4), 6, (last) => last * by);
  return {
    terms,
    rule: `Each is ${by} times the one before.`,
    ending: [`${by} × ${terms[4]} = ${terms[5]}.`],
  };
};

/** Multiplies, then adds or takes away. */
const multiplyingAndAdding = ({
  times,
  first,
  more,
}: {
  times: 2 | 3;
  first: number;
  more: number;
}): Pattern => {
  const terms = buildTerms(first, 6, (last) => last * times + more);
  const product = (terms[4] ?? 0) * times;
  const change = Math.abs(more);
  return {
    terms,
    rule: `${times === 2 ? 'Double it' : 'Multiply by 3'}, then ${more > 0 ? 'add' : 'take away'} ${change}.`,
    ending: [
      `${times} × ${terms[4]} = ${product}.`,
      `${product} ${more > 0 ? '+' : '−'} ${change} = ${terms[5]}.`,
    ],
  };
};

export const doublingAndAdding = (rng: SeededRandom): Pattern => {
  const more = rng.int(1, 5);
  return multiplyingAndAdding({ times: 2, first: rng.int(1, 6), more });
};

export const triplingAndTakingAway = (rng: SeededRandom): Pattern => {
  const less = rng.int(1, 5);
  return multiplyingAndAdding({ times: 3, first: rng.int(less, 8), more: -less });
};

/** Two steps take turns, up and up or up and down. */
export const takingTurns = (rng: SeededRandom, [least, most]: StepRange): Pattern => {
  const up = rng.int(least + 2, most);
  const isDown = rng.chance(50);
  const second = rng.int(least, up - 1);
  const steps = [up, isDown ? -second : second];
  return {
    terms: buildTerms(rng.int(2, 20), 6, (last, index) => last + (steps[(index + 1) % 2] ?? 0)),
    rule: `Add ${up}, then ${isDown ? 'take away' : 'add'} ${second}, again and again.`,
  };
};

export const sumOfLastTwo = (rng: SeededRandom): Pattern => {
  const terms = [rng.int(1, 6), rng.int(2, 9)];
  while (terms.length < 6) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
  return {
    terms,
    rule: 'Each is the sum of the two before it.',
    ending: [`${terms[3]} + ${terms[4]} = ${terms[5]}.`],
  };
};

export const squares = (rng: SeededRandom): Pattern => {
  const [start, offset] = [rng.int(1, 6), rng.int(0, 3)];
  const terms = buildTerms(start ** 2 + offset, 6, (_, index) => (start + index) ** 2 + offset);
  const side = start + 5;
  const plus = offset === 0 ? '' : ` + ${offset}`;
  return {
    terms,
    rule: offset === 0 ? 'They are square numbers.' : `Each is a square number plus ${offset}.`,
    ending: [`Next is ${side} × ${side}${plus} = ${terms[5]}.`],
  };
};
