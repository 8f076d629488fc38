import type { GradeNumber, Level, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { chooseOne } from './choose-one.ts';
import { evenInLength } from './even-in-length.ts';
import {
  describeFact,
  type Fact,
  factSteps,
  knownIn,
  matchClues,
  startOf,
  type Topic,
  whichOne,
} from './which-one.ts';

type At = { grade: GradeNumber; wrong: number; by: 'does' | 'clue'; misconception?: string };

const textOf = ({ does, clue = '' }: Fact, by: At['by']) => (by === 'does' ? does : clue);

/** Asks for the fact of a name: `Which clue fits "owl"?` or `Which ending is true: "The owl …"?` */
export const whichFits = (
  rng: SeededRandom,
  topic: Topic,
  { grade, wrong, by, misconception }: At,
): Question => {
  const facts = knownIn(topic, grade).filter((fact) => {
    const { length } = textOf(fact, by);
    return length > 0 && length <= TEXT_LIMITS.choice;
  });
  const target = rng.pick(facts);
  const right = textOf(target, by);
  const others = rng.shuffle(
    facts.filter(({ name, also = [] }) => name !== target.name && !also.includes(target.name)),
  );
  const start = startOf(topic, target.name);
  return {
    ask:
      by === 'does' ? `Which ending is true: "${start} …"?` : `Which clue fits "${target.name}"?`,
    ...chooseOne(rng, {
      right,
      wrong,
      mistakes: evenInLength(rng, {
        right,
        wrong,
        mistakes: others.slice(0, wrong + 2).map((taken) => ({
          choice: textOf(taken, by),
          headline: 'Not yet. Compare the two.',
          reason: `${describeFact(topic, taken)} ${describeFact(topic, target)}`,
          ...(misconception && { misconception }),
        })),
      }),
    }),
    solved: describeFact(topic, target).slice(0, -1),
    praise: topic.praise,
    hint: topic.hint,
    steps: factSteps(topic, target, others[0]),
  };
};

type Asked = {
  grade: GradeNumber;
  level: Level;
  misconception?: string;
  /** Whether choices are whole endings or clues, which are shorter. */
  by?: 'does' | 'clue';
  /** Whether names and clues may be matched. */
  canMatch?: boolean;
};

/** Asks for names and some pairs, then for more of both, then for what is true of a name. */
export const askFacts = (
  rng: SeededRandom,
  topic: Topic,
  { grade, level, misconception, by = 'clue', canMatch = true }: Asked,
): Question => {
  const shown = misconception ? { misconception } : {};
  const named = { grade, ...(misconception && { misconception: () => misconception }) };
  if (level === 1) {
    return !canMatch || rng.chance(75)
      ? whichOne(rng, topic, { ...named, wrong: 2 })
      : matchClues(rng, topic, { grade, ...shown });
  }
  if (level === 3) {
    return canMatch && rng.chance(30)
      ? matchClues(rng, topic, { grade, count: 4, ...shown })
      : whichFits(rng, topic, { grade, wrong: 3, by, ...shown });
  }
  if (!canMatch) {
    return rng.chance(50)
      ? whichOne(rng, topic, { ...named, wrong: 3 })
      : whichFits(rng, topic, { grade, wrong: 2, by, ...shown });
  }
  return rng.chance(65)
    ? matchClues(rng, topic, { grade, ...shown })
    : whichOne(rng, topic, { ...named, wrong: 3 });
};
