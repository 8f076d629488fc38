import { chooseOne } from '../../kit/choose-one.ts';
import type { Thing } from '../../picture.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { FIRST_KINDS, KINDS } from './logic.facts.ts';

const REPEATS: Readonly<Record<Level, readonly string[]>> = {
  1: ['AB', 'ABC'],
  2: ['AAB', 'ABB', 'ABC'],
  3: ['AABB', 'ABCB', 'ABAC'],
};

const FIRST_THINGS = Object.values(FIRST_KINDS).flat();
/** A fir is a tree, so a child who hears both words could mix them up. */
const THINGS = Object.values(KINDS)
  .flat()
  .filter((thing) => thing !== 'fir');

const drawn = (things: readonly Thing[]) =>
  ({ kind: 'things', groups: things.map((thing) => ({ thing, count: 1 })) }) as const;

/** Asks what comes next in a row of things. */
export const whatComesNext = (rng: SeededRandom, level: Level, version: number): Question => {
  const repeat = rng.pick(REPEATS[level]);
  const things = rng.some(version > 1 ? THINGS : FIRST_THINGS, 4);
  const thingOf = (letter: string) => things['ABC'.indexOf(letter)] ?? 'star';
  const length = repeat.length * 2 + rng.int(0, repeat.length - 1);
  const row = Array.from({ length: length + 1 }, (_, at) =>
    thingOf(repeat[at % repeat.length] ?? 'A'),
  );
  const right = row[length] ?? 'star';
  const last = row[length - 1];
  const part = [...repeat].map(thingOf);
  const others = [...new Set([...row, ...things])].filter((thing) => thing !== right);
  return {
    ask: 'What comes next?',
    picture: drawn(row.slice(0, length)),
    ...chooseOne(rng, {
      right: { text: right, thing: right },
      wrong: 2,
      mistakes: others.map((thing) => ({
        choice: { text: thing, thing },
        headline: 'Say the row aloud.',
        reason: `This part comes again: ${part.join(', ')}.`,
        ...(thing === last && { misconception: 'repeatsLast' }),
      })),
    }),
    solved: `${part.join(', ')}, again and again`,
    praise: 'You found the part that comes again.',
    hint: 'Say the row aloud. Which part comes again?',
    steps: [
      { say: 'Say the row aloud.' },
      { say: `This part comes again: ${part.join(', ')}.`, picture: drawn(part) },
      { say: `Next comes the ${right}.`, picture: drawn([right]) },
    ],
  };
};
