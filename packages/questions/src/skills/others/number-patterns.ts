import { nearMiss, typedOrChosen } from '../../kit/find-number.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';

type Pattern = { terms: readonly number[]; rule: string };

/** Builds each term from the previous one, or from its position. */
const grow = (first: number, count: number, next: (last: number, at: number) => number) => {
  const terms = [first];
  while (terms.length < count) terms.push(next(terms.at(-1) ?? first, terms.length));
  return terms;
};

const steady = (rng: SeededRandom, most: number): Pattern => {
  const by = rng.int(2, most);
  return { terms: grow(rng.int(1, 20), 6, (last) => last + by), rule: `Each is ${by} more.` };
};

const falling = (rng: SeededRandom, most: number): Pattern => {
  const by = rng.int(2, most);
  const first = by * 6 + rng.int(1, 20);
  return { terms: grow(first, 6, (last) => last - by), rule: `Each is ${by} less.` };
};

const growingSteps = (rng: SeededRandom): Pattern => {
  const by = rng.int(1, 4);
  return {
    terms: grow(rng.int(1, 9), 6, (last, at) => last + by * at),
    rule: `The steps grow by ${by} each time.`,
  };
};

const doubling = (rng: SeededRandom, most: number): Pattern => {
  const by = rng.int(2, most);
  return {
    terms: grow(rng.int(1, by === 2 ? 9 : 4), 6, (last) => last * by),
    rule: `Each is ${by} times the one before.`,
  };
};

const timesAndMore = (rng: SeededRandom): Pattern => {
  const more = rng.int(1, 5);
  return {
    terms: grow(rng.int(1, 6), 6, (last) => last * 2 + more),
    rule: `Double it, then add ${more}.`,
  };
};

const sumOfTwo = (rng: SeededRandom): Pattern => {
  const terms = [rng.int(1, 6), rng.int(2, 9)];
  while (terms.length < 6) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
  return { terms, rule: 'Each is the sum of the two before it.' };
};

const squares = (rng: SeededRandom): Pattern => {
  const [start, off] = [rng.int(1, 6), rng.int(0, 3)];
  return {
    terms: grow(start ** 2 + off, 6, (_, at) => (start + at) ** 2 + off),
    rule: off === 0 ? 'They are square numbers.' : `Each is a square number plus ${off}.`,
  };
};

type Maker = (rng: SeededRandom) => Pattern;

const makers = (grade: GradeNumber, level: Level): readonly Maker[] => {
  const most = Math.min(9, 3 + grade + level);
  const straight: readonly Maker[] = [(rng) => steady(rng, most), (rng) => falling(rng, most)];
  if (grade === 2) return straight;
  if (grade <= 4)
    return level === 1 ? straight : [...straight, growingSteps, (rng) => doubling(rng, 2)];
  if (grade === 5) return [growingSteps, (rng) => doubling(rng, 3), ...straight];
  return level === 1
    ? [growingSteps, (rng) => doubling(rng, 3), sumOfTwo]
    : [growingSteps, timesAndMore, sumOfTwo, squares];
};

/** Asks for the next number of a pattern. */
export const numberPattern = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const { terms, rule } = rng.pick(makers(grade, level))(rng);
  const shown = terms.slice(0, 5);
  const right = terms[5] ?? 0;
  const last = shown[4] ?? 0;
  const before = shown[3] ?? 0;
  const sameStep = last + (last - before);
  return {
    ask: 'Which number comes next?',
    picture: { kind: 'series', items: [...shown.map(String), '…'] },
    ...typedOrChosen(rng, {
      right,
      mistakes: [
        {
          value: sameStep,
          headline: 'Look at all the steps.',
          reason: `${sameStep} takes the last step again. ${rule}`,
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
    solved: `${terms.join(', ')}`,
    praise: 'You found the rule behind the numbers.',
    hint: 'How do you get from each number to the next?',
  };
};
