import type { Explanation, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { chooseOnBothSides, chooseOne } from './choose-one.ts';

/** The result of a known mistake and its explanation. */
export type NumberMistake = Explanation & { value: number };

export type Sought = {
  right: number;
  /** Most likely mistakes first. Those that give the right number by chance are dropped. */
  mistakes: readonly NumberMistake[];
  /** Explanation for every other number. */
  otherwise: (given: number) => Explanation;
  unit?: string;
  before?: string;
  decimals?: 1 | 2;
  /** Formats a choice. Defaults to the number with its unit. */
  write?: (value: number) => string;
  /** Largest number that a choice can show. */
  most?: number;
  /** Smallest number that a choice can show. Defaults to 0. */
  least?: number;
  /** Distance between the choices that fill up the row. */
  step?: number;
  /** Puts wrong choices on both sides of the right one, so that its rank tells nothing. */
  isFair?: boolean;
  /**
   * Draws a number that could be right in another question. Wrong choices are then drawn from it: if
   * few numbers are ever right, such as powers, others would be known at sight.
   */
  alike?: () => number;
};

type Found = Pick<Question, 'task' | 'answer' | 'explain'>;

/** Formats 12345 as 12,345. */
export const withCommas = (value: number) => {
  const [whole = '', part] = String(value).split('.');
  const grouped = whole.length > 3 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
  return part ? `${grouped}.${part}` : grouped;
};

/** Example: "48 is 1 too high." */
const offBy = (given: number, right: number) => {
  const far = withCommas(Number(Math.abs(given - right).toFixed(2)));
  return `${withCommas(given)} is ${far} too ${given > right ? 'high' : 'low'}.`;
};

/** Explains a number without a known mistake: how far it is off, and the method. */
export const nearMiss =
  (right: number, way: string, picture?: Explanation['picture']) =>
  (given: number): Explanation => ({
    headline: Math.abs(given - right) <= 2 ? 'Close. Check the last step.' : 'Not yet. Look again.',
    reason: `${offBy(given, right)} ${way}`,
    ...(picture && { picture }),
  });

/** Like `nearMiss`, but for counting: too few or too many. */
export const miscount =
  (right: number, way: string, picture?: Explanation['picture']) =>
  (given: number): Explanation => ({
    headline: Math.abs(given - right) <= 2 ? 'Close. Count once more.' : 'Not yet. Count with me.',
    reason: `${given} is ${Math.abs(given - right)} too ${given > right ? 'many' : 'few'}. ${way}`,
    ...(picture && { picture }),
  });

/** Returns the mistakes without the right number. The first of equal ones explains them. */
const nearMistakes = ({ right, mistakes }: Sought) =>
  mistakes.filter(
    ({ value }, index) =>
      value !== right && mistakes.findIndex((other) => other.value === value) === index,
  );

const withoutValue = ({ value: _, ...explanation }: NumberMistake): Explanation => explanation;

/** Asks for the number with the number pad. */
export const onThePad = (searchText: Sought): Found => {
  const { right, otherwise, unit, before, decimals } = searchText;
  return {
    task: {
      kind: 'number',
      ...(decimals && { decimals }),
      ...(before && { before }),
      ...(unit && { unit }),
    },
    answer: [right],
    explain: ([given = 0]) => {
      const mistake = nearMistakes(searchText).find(({ value }) => value === given);
      return mistake ? withoutValue(mistake) : otherwise(given);
    },
  };
};

const writerOf = ({ write, unit }: Sought) =>
  write ?? ((value: number) => (unit ? `${withCommas(value)} ${unit}` : withCommas(value)));

const FILLING_STEPS = [1, 2, 3, 4] as const;

const MOST_DRAWS = 24;

/** Asks for the number among one mistake and the right numbers of other questions. */
const amongAlike = (rng: SeededRandom, searchText: Sought, alike: () => number): Found => {
  const { right, otherwise, most = 10_000_000, least = 0 } = searchText;
  const write = writerOf(searchText);
  const likely = rng.some(nearMistakes(searchText), rng.chance(35) ? 1 : 0);
  const drawn = Array.from({ length: MOST_DRAWS }, alike).map((value) => ({
    value,
    ...otherwise(value),
  }));
  const mistakes = [...likely, ...drawn]
    .filter(({ value }) => value >= least && value <= most)
    .map((mistake) => ({ ...mistake, choice: write(mistake.value) }));
  if (searchText.isFair)
    return chooseOnBothSides(rng, { right: write(right), value: right, mistakes });
  return chooseOne(rng, {
    right: write(right),
    mistakes: mistakes.map(({ value: _, ...mistake }) => mistake),
  });
};

/** Asks for the number among mistakes and near numbers on both sides. */
const amongFairMistakes = (rng: SeededRandom, searchText: Sought): Found => {
  const { right, otherwise, most = 10_000_000, least = 0, step = 1 } = searchText;
  const write = writerOf(searchText);
  const near = rng.shuffle(FILLING_STEPS).flatMap((times) =>
    [times, -times].map((each) => {
      const value = Number((right + each * step).toFixed(2));
      return { value, ...otherwise(value) };
    }),
  );
  return chooseOnBothSides(rng, {
    right: write(right),
    value: right,
    mistakes: [...rng.shuffle(nearMistakes(searchText)), ...near]
      .filter(({ value }) => value >= least && value <= most)
      .map((mistake) => ({ ...mistake, choice: write(mistake.value) })),
  });
};

/** Asks for the number among the results of known mistakes. */
export const amongMistakes = (rng: SeededRandom, searchText: Sought): Found => {
  if (searchText.alike) return amongAlike(rng, searchText, searchText.alike);
  if (searchText.isFair) return amongFairMistakes(rng, searchText);
  const { right, otherwise, most = 10_000_000, step = 1 } = searchText;
  const write = writerOf(searchText);
  const neighbors = [1, -1, 2, -2, 3].map((times) => {
    const value = Number((right + times * step).toFixed(2));
    return { value, ...otherwise(value) };
  });
  return chooseOne(rng, {
    right: write(right),
    mistakes: [...nearMistakes(searchText), ...neighbors]
      .filter(({ value }) => value !== right && value >= 0 && value <= most)
      .map((mistake) => ({ ...withoutValue(mistake), choice: write(mistake.value) })),
  });
};

/**
 * Chooses randomly between number pad and choices. Large numbers are typed in fair questions, because
 * near choices share digits with the right one.
 */
export const typedOrChosen = (rng: SeededRandom, searchText: Sought): Found => {
  const isTyped = searchText.isFair && searchText.right >= 1_000;
  return isTyped || rng.chance(50) ? onThePad(searchText) : amongMistakes(rng, searchText);
};

/** Asks with the number pad five times out of six, because typed answers cannot be guessed. */
export const mostlyTyped = (rng: SeededRandom, searchText: Sought): Found =>
  rng.chance(66) ? onThePad(searchText) : typedOrChosen(rng, searchText);
