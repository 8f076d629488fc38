import type { Explanation, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { chooseOne } from './choose-one.ts';

/** The result of a known mistake and its explanation. */
export type NumberMistake = Explanation & { value: number };

type Sought = {
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
  /** Distance between the choices that fill up the row. */
  step?: number;
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

const nearMistakes = ({ right, mistakes }: Sought) =>
  mistakes.filter(({ value }) => value !== right);

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

/** Asks for the number among the results of known mistakes. */
export const amongMistakes = (rng: SeededRandom, searchText: Sought): Found => {
  const { right, otherwise, unit, most = 10_000_000, step = 1 } = searchText;
  const withUnit = (value: number) => (unit ? `${withCommas(value)} ${unit}` : withCommas(value));
  const write = searchText.write ?? withUnit;
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

/** Chooses randomly between number pad and choices. */
export const typedOrChosen = (rng: SeededRandom, searchText: Sought): Found =>
  rng.chance(50) ? onThePad(searchText) : amongMistakes(rng, searchText);
