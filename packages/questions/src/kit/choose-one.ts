import type { Choice, Explanation, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A wrong choice and its explanation. */
export type Mistake = Explanation & { choice: string | Choice };

const asChoice = (choice: string | Choice): Choice =>
  typeof choice === 'string' ? { text: choice } : choice;

/** A wrong choice with its value, so that choices can be ranked. */
export type RankedMistake = Mistake & { value: number };

/**
 * Mixes the right choice with mistakes in random order. Takes mistakes from the front and skips
 * duplicates, so pass more than needed.
 */
export const chooseOne = (
  rng: SeededRandom,
  {
    right,
    mistakes,
    wrong = 3,
  }: { right: string | Choice; mistakes: readonly Mistake[]; wrong?: number },
): Pick<Question, 'task' | 'answer' | 'explain'> => {
  const rightChoice = asChoice(right);
  const taken = new Map<string, Mistake>();
  for (const mistake of mistakes) {
    const { text } = asChoice(mistake.choice);
    if (taken.size < wrong && text !== rightChoice.text && !taken.has(text))
      taken.set(text, mistake);
  }
  const choices = rng.shuffle([
    rightChoice,
    ...[...taken.values()].map((one) => asChoice(one.choice)),
  ]);
  return {
    task: { kind: 'choose', choices },
    answer: [choices.indexOf(rightChoice)],
    explain: ([given = -1]) => {
      const mistake = taken.get(choices[given]?.text ?? '');
      if (!mistake) throw new RangeError('Only a choice that is not right can be explained.');
      const { choice: _, ...explanation } = mistake;
      return explanation;
    },
  };
};

/** Drops mistakes of equal value, and those that are as large as the right choice. */
const withOwnValue = (mistakes: readonly RankedMistake[], right: number) => {
  const byValue = new Map<number, RankedMistake>();
  for (const mistake of mistakes) {
    const isTaken = byValue.has(mistake.value) || Math.abs(mistake.value - right) < 1e-9;
    if (!isTaken) byValue.set(mistake.value, mistake);
  }
  return [...byValue.values()];
};

/**
 * Takes wrong choices below and above the right one. Every rank is equally likely, so always taking
 * the largest or the middle choice is guessing. Prefers mistakes at the front.
 */
export const chooseOnBothSides = (
  rng: SeededRandom,
  {
    right,
    value,
    mistakes,
    wrong = 3,
  }: {
    right: string | Choice;
    value: number;
    mistakes: readonly RankedMistake[];
    wrong?: number;
  },
): Pick<Question, 'task' | 'answer' | 'explain'> => {
  const usable = withOwnValue(mistakes, value);
  const smaller = usable.filter((mistake) => mistake.value < value);
  const larger = usable.filter((mistake) => mistake.value > value);
  const fewest = Math.max(0, wrong - larger.length);
  const count = rng.int(fewest, Math.max(fewest, Math.min(wrong, smaller.length)));
  const taken = [...smaller.slice(0, count), ...larger.slice(0, wrong - count)];
  return chooseOne(rng, {
    right,
    wrong,
    mistakes: taken.map(({ value: _, ...mistake }) => mistake),
  });
};

/**
 * Offers the right choice and three that share a part with it or with each other, such as 3:15, 3:20,
 * 4:15 and 4:20. Every choice has as much in common with the others, so none stands out.
 */
export const chooseFromPairs = (
  rng: SeededRandom,
  {
    right,
    others,
    write,
    explain,
  }: {
    right: readonly [large: number, small: number];
    others: readonly [large: number, small: number];
    write: (large: number, small: number) => string;
    explain: (given: { isLargeWrong: boolean; isSmallWrong: boolean; text: string }) => Explanation;
  },
): Pick<Question, 'task' | 'answer' | 'explain'> => {
  const wrong = [
    { large: right[0], small: others[1], isLargeWrong: false, isSmallWrong: true },
    { large: others[0], small: right[1], isLargeWrong: true, isSmallWrong: false },
    { large: others[0], small: others[1], isLargeWrong: true, isSmallWrong: true },
  ];
  return chooseOne(rng, {
    right: write(right[0], right[1]),
    mistakes: wrong.map(({ large, small, isLargeWrong, isSmallWrong }) => {
      const text = write(large, small);
      return { choice: text, ...explain({ isLargeWrong, isSmallWrong, text }) };
    }),
  });
};
