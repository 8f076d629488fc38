import type { Choice, Explanation, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A wrong choice and its explanation. */
export type Mistake = Explanation & { choice: string | Choice };

const asChoice = (choice: string | Choice): Choice =>
  typeof choice === 'string' ? { text: choice } : choice;

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
