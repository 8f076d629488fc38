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
