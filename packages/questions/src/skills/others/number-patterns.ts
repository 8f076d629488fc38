import { nearMiss, typedOrChosen } from '../../kit/find-number.ts';
import type { GradeNumber, Level, Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';

type Pattern = { terms: readonly number[]; rule: string };

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

const increasing = (rng: SeededRandom, max: number): Pattern => {
  const by = rng.int(2, max);
  return { terms: buildTerms(rng.int(1, 20), 6, (last) => last + by), rule: `Each is ${by} more.` };
};

const decreasing = (rng: SeededRandom, max: number): Pattern => {
  const by = rng.int(2, max);
  const first = by * 6 + rng.int(1, 20);
  return { terms: buildTerms(first, 6, (last) => last - by), rule: `Each is ${by} less.` };
};

const growingSteps = (rng: SeededRandom): Pattern => {
  const by = rng.int(1, 4);
  return {
    terms: buildTerms(rng.int(1, 9), 6, (last, index) => last + by * index),
    rule: `The steps grow by ${by} each time.`,
  };
};

const multiplying = (rng: SeededRandom, max: number): Pattern => {
  const by = rng.int(2, max);
  return {
    terms: buildTerms(rng.int(1, by === 2 ? 9 : 4), 6, (last) => last * by),
    rule: `Each is ${by} times the one before.`,
  };
};

const doublingAndAdding = (rng: SeededRandom): Pattern => {
  const more = rng.int(1, 5);
  return {
    terms: buildTerms(rng.int(1, 6), 6, (last) => last * 2 + more),
    rule: `Double it, then add ${more}.`,
  };
};

const sumOfLastTwo = (rng: SeededRandom): Pattern => {
  const terms = [rng.int(1, 6), rng.int(2, 9)];
  while (terms.length < 6) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
  return { terms, rule: 'Each is the sum of the two before it.' };
};

const squares = (rng: SeededRandom): Pattern => {
  const [start, offset] = [rng.int(1, 6), rng.int(0, 3)];
  return {
    terms: buildTerms(start ** 2 + offset, 6, (_, index) => (start + index) ** 2 + offset),
    rule: offset === 0 ? 'They are square numbers.' : `Each is a square number plus ${offset}.`,
  };
};

type CreatePattern = (rng: SeededRandom) => Pattern;

const patternsFor = (grade: GradeNumber, level: Level): readonly CreatePattern[] => {
  const maxStep = Math.min(9, 3 + grade + level);
  const constantSteps: readonly CreatePattern[] = [
    (rng) => increasing(rng, maxStep),
    (rng) => decreasing(rng, maxStep),
  ];
  if (grade === 2) return constantSteps;
  if (grade <= 4)
    return level === 1
      ? constantSteps
      : [...constantSteps, growingSteps, (rng) => multiplying(rng, 2)];
  if (grade === 5) return [growingSteps, (rng) => multiplying(rng, 3), ...constantSteps];
  return level === 1
    ? [growingSteps, (rng) => multiplying(rng, 3), sumOfLastTwo]
    : [growingSteps, doublingAndAdding, sumOfLastTwo, squares];
};

const patternSteps = (terms: readonly number[], rule: string): Step[] => {
  const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? 0));
  const [last = 0, right = 0] = terms.slice(-2);
  const change = Math.abs(right - last);
  return [
    {
      say: 'Look at the step from each number to the next.',
      picture: { kind: 'hops', from: terms[0] ?? 0, hops: steps.slice(0, -1) },
    },
    { say: rule },
    { say: `The next step is ${change} ${right > last ? 'up' : 'down'} from ${last}.` },
    { say: `${last} ${right > last ? '+' : '−'} ${change} = ${right}.` },
  ];
};

/** Asks for the next number of a pattern. */
export const numberPattern = (
  rng: SeededRandom,
  grade: GradeNumber,
  level: Level,
  version = 1,
): Question => {
  const { terms, rule } = rng.pick(patternsFor(grade, level))(rng);
  const shown = terms.slice(0, 5);
  const right = terms[5] ?? 0;
  const last = shown[4] ?? 0;
  const secondToLast = shown[3] ?? 0;
  const withLastStep = last + (last - secondToLast);
  return {
    ask: 'Which number comes next?',
    picture: { kind: 'series', items: [...shown.map(String), '…'] },
    ...typedOrChosen(rng, {
      right,
      isFair: version > 1,
      mistakes: [
        {
          value: withLastStep,
          headline: 'Look at all the steps.',
          reason: `${withLastStep} takes the last step again. ${rule}`,
          misconception: 'lastStepAgain',
        },
        {
          value: last + 1,
          headline: 'Not yet. Look at the steps.',
          reason: `${last + 1} is 1 more than ${last}. ${rule}`,
        },
      ],
      otherwise: nearMiss(right, rule),
    }),
    solved: terms.join(', '),
    praise: 'You found the rule behind the numbers.',
    hint: 'How do you get from each number to the next?',
    steps: patternSteps(terms, rule),
  };
};
