import { chooseOne } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const letterAt = (at: number) => ALPHABET[at] ?? 'A';

const nextLetter = (rng: SeededRandom, level: Level): Question => {
  const isAfter = level === 1 || rng.chance(50);
  const at = rng.int(2, 23);
  const right = letterAt(at);
  const [before, after] = [letterAt(at - 1), letterAt(at + 1)];
  const target = isAfter ? before : after;
  const turned = isAfter ? letterAt(at - 2) : letterAt(at + 2);
  return {
    ask: `Which letter comes ${isAfter ? 'after' : 'before'} ${target}?`,
    picture: {
      kind: 'series',
      items: isAfter ? [letterAt(at - 2), before, '…'] : ['…', after, letterAt(at + 2)],
    },
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: turned,
          headline: `${turned} is on the other side.`,
          reason: `Say it: ${before}, ${right}, ${after}.`,
          misconception: 'otherWay',
        },
        {
          choice: isAfter ? after : before,
          headline: 'Close. One letter is skipped.',
          reason: `Between them comes one more: ${before}, ${right}, ${after}.`,
          misconception: 'skipsOne',
        },
        {
          choice: letterAt(isAfter ? at + 2 : at - 2),
          headline: 'Close. Some letters are skipped.',
          reason: `Say it: ${before}, ${right}, ${after}.`,
          misconception: 'skipsOne',
        },
      ],
    }),
    solved: `${before}, ${right}, ${after}`,
    praise: 'You said the letters in order.',
    hint: 'Sing the alphabet up to there.',
  };
};

const MIRRORED: Readonly<Record<string, readonly string[]>> = {
  b: ['d', 'p', 'q'],
  d: ['b', 'q', 'p'],
  p: ['q', 'b', 'd'],
  q: ['p', 'd', 'b'],
  m: ['w', 'n', 'u'],
  n: ['u', 'm', 'h'],
  u: ['n', 'v', 'c'],
  g: ['q', 'j', 'p'],
  h: ['n', 'y', 'b'],
  e: ['c', 'a', 'o'],
  a: ['e', 'o', 'q'],
  f: ['t', 'l', 'j'],
  t: ['f', 'l', 'i'],
  r: ['n', 'i', 'j'],
  l: ['i', 't', 'j'],
  y: ['v', 'g', 'h'],
  i: ['l', 'j', 't'],
  j: ['i', 'g', 'l'],
};

const smallLetter = (rng: SeededRandom): Question => {
  const right = rng.pick(Object.keys(MIRRORED));
  const large = right.toUpperCase();
  return {
    ask: `Which is the small ${large}?`,
    picture: { kind: 'series', items: [large] },
    ...chooseOne(rng, {
      right,
      wrong: 2,
      mistakes: (MIRRORED[right] ?? []).map((other) => ({
        choice: other,
        headline: `That is a small ${other.toUpperCase()}.`,
        reason: `Look closely at the shape. Small ${large} is ${right}.`,
        misconception: 'looksAlike',
      })),
    }),
    solved: `${large} and ${right}`,
    praise: 'You looked closely at the shape.',
    hint: 'Trace the letter in the air.',
  };
};

const inOrder = (rng: SeededRandom, level: Level): Question => {
  const count = level === 3 ? 4 : 3;
  const start = rng.int(0, 26 - count * 3);
  const right =
    level === 1
      ? ALPHABET.slice(start, start + count)
      : Array.from({ length: count }, (_, step) =>
          letterAt(start + step * 3 - rng.int(0, 1) * (step ? 1 : 0)),
        );
  return {
    ask: 'Put the letters in ABC order.',
    ...putInOrder(rng, {
      right,
      from: 'first',
      to: 'last',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'Not yet. Say the ABC.',
          reason: `${belongs} comes before ${given} in the alphabet.`,
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You put them in ABC order.',
    hint: 'Say the ABC. Which one do you say first?',
  };
};

export const letters = defineSkill({
  id: 'letters-in-order',
  version: 1,
  subject: 'languageArts',
  name: 'Letters and their order',
  grades: [0, 1],
  standards: ['RF.K.1.D'],
  kinds: ['choose', 'order'],
  forTeachers: {
    about: 'Knows capital and small letters and their order.',
    toTry: 'Hide one letter card in a row of five and ask which one is missing.',
  },
  atDinner: 'Whose name here comes first in the alphabet?',
  slips: {
    otherWay: 'Goes backward in the alphabet instead of forward, or the other way around.',
    skipsOne: 'Skips a letter.',
    looksAlike: 'Mixes up letters that look alike, such as b and d.',
  },
  make: (rng, { level }) => {
    const variant = rng.int(1, 3);
    if (variant === 1) return smallLetter(rng);
    return variant === 2 ? inOrder(rng, level) : nextLetter(rng, level);
  },
});
