import type { Choice, Explanation, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A choice that is not right, and what to say to somebody who takes it. */
export type Mistake = Explanation & { choice: string | Choice };

const asChoice = (choice: string | Choice): Choice =>
  typeof choice === 'string' ? { text: choice } : choice;

/**
 * The right choice among mistakes, in a thrown order. Mistakes are taken from the front; those that
 * read like another choice are left out, so name more than are needed.
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
