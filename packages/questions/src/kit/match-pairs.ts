import type { Explanation, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';

type Pair = readonly [left: string, right: string];

/** Builds a matching task: the left side in the given order, the right side in random order. */
export const matchPairs = (
  rng: SeededRandom,
  pairs: readonly Pair[],
  /** Gets the first wrong pair and its right partner. */
  explain: (mistake: { left: string; given: string; right: string }) => Explanation,
): Pick<Question, 'task' | 'answer' | 'explain'> => {
  const left = pairs.map(([one]) => one);
  const partners = pairs.map(([, other]) => other);
  const shuffled = rng.shuffle(partners);
  const isStraight = shuffled.every((partner, index) => partner === partners[index]);
  const right = isStraight ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
  const answer = partners.map((partner) => right.indexOf(partner));
  return {
    task: { kind: 'match', left, right },
    answer,
    explain: (given) => {
      const at = Math.max(
        0,
        answer.findIndex((partner, index) => partner !== given[index]),
      );
      return explain({
        left: left[at] ?? '',
        given: right[given[at] ?? -1] ?? '',
        right: partners[at] ?? '',
      });
    },
  };
};
