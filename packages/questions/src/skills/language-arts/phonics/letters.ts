import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { ALPHABET, CLEAR_LETTERS, LIKE_LETTERS, MIRRORED } from './letters.facts.ts';

const LAST = ALPHABET.length - 1;
const letterAt = (at: number) => ALPHABET[at] ?? 'A';

/** The letter that is `hops` after a start letter, or before it if negative. */
type Hop = { at: number; hops: number };

const mistaken = ({ at, hops }: Hop, choice: number): Mistake => {
  const start = at - hops;
  const isTurned = Math.sign(choice - start) !== Math.sign(hops);
  const [low, high] = [Math.min(start, at), Math.max(start, at)];
  const said = ALPHABET.slice(Math.max(0, low - (hops < 0 ? 1 : 0)), high + 1).join(', ');
  return isTurned
    ? {
        choice: letterAt(choice),
        headline: `${letterAt(choice)} is on the other side.`,
        reason: `Say it: ${said}.`,
        misconception: 'otherWay',
      }
    : {
        choice: letterAt(choice),
        headline: 'Close. Count the letters again.',
        reason: `Say it: ${said}.`,
        misconception: 'skipsOne',
      };
};

const nextLetter = (rng: SeededRandom, hop: Hop, choices: readonly number[]): Question => {
  const { at, hops } = hop;
  const [right, start] = [letterAt(at), letterAt(at - hops)];
  const said = ALPHABET.slice(Math.min(at, at - hops), Math.max(at, at - hops) + 1).join(', ');
  const where = `${Math.abs(hops) === 2 ? 'two ' : ''}${hops > 0 ? 'after' : 'before'} ${start}`;
  const [before, after] = [letterAt(at - 1), letterAt(at + 1)];
  const row = hops > 0 ? [letterAt(at - 2), before, '…'] : ['…', after, letterAt(at + 2)];
  const isShown = Math.abs(hops) === 1 && at >= 2 && at <= LAST - 2;
  return {
    ask: `Which letter ${Math.abs(hops) === 2 ? 'is' : 'comes'} ${where}?`,
    ...(isShown && { picture: { kind: 'series', items: row } }),
    ...chooseOne(rng, { right, mistakes: choices.map((choice) => mistaken(hop, choice)) }),
    solved: said,
    praise: 'You said the letters in order.',
    hint: 'Sing the alphabet up to there.',
    steps: [
      { say: `Find ${start} in the alphabet.`, picture: { kind: 'series', items: [start] } },
      { say: `Say it: ${said}.`, picture: { kind: 'series', items: said.split(', ') } },
      { say: `${right} ${Math.abs(hops) === 2 ? 'is' : 'comes'} ${where}.` },
    ],
    voice: { choices: 'silent' },
  };
};

const firstHop = (rng: SeededRandom, level: Level) => {
  const isAfter = level === 1 || rng.chance(50);
  const at = rng.int(2, 23);
  const choices = isAfter ? [at - 2, at + 1, at + 2] : [at + 2, at - 1, at - 2];
  return nextLetter(rng, { at, hops: isAfter ? 1 : -1 }, choices);
};

/** Wrong letters are on both sides, and each letter of the alphabet can be the answer. */
const evenHop = (rng: SeededRandom, hops: number) => {
  const at = rng.int(Math.max(0, hops), Math.min(LAST, LAST + hops));
  const near = [at - 3, at - 2, at - 1, at + 1, at + 2, at + 3].filter(
    (choice) => choice >= 0 && choice <= LAST && choice !== at - hops,
  );
  return nextLetter(rng, { at, hops }, rng.shuffle(near));
};

const smallLetter = (rng: SeededRandom, right: string, others: readonly string[]): Question => {
  const large = right.toUpperCase();
  return {
    ask: `Which is the small ${large}?`,
    picture: { kind: 'series', items: [large] },
    ...chooseOne(rng, {
      right,
      wrong: Math.min(3, others.length),
      mistakes: others.map((other) => ({
        choice: other,
        headline: `That is a small ${other.toUpperCase()}.`,
        reason: `Look closely at the shape. Small ${large} is ${right}.`,
        misconception: 'looksAlike',
      })),
    }),
    solved: `${large} and ${right}`,
    praise: 'You looked closely at the shape.',
    hint: 'Trace the letter in the air.',
    steps: [
      { say: `This is a large ${large}.`, picture: { kind: 'series', items: [large] } },
      {
        say: 'Look where the lines and curves are.',
        picture: { kind: 'series', items: [right, others[0] ?? right] },
      },
      {
        say: `The small ${large} is ${right}.`,
        picture: { kind: 'series', items: [large, right] },
      },
    ],
    voice: { choices: 'silent', picture: 'silent' },
  };
};

/** Shows a small letter that looks like others, and asks for its capital. */
const largeLetter = (rng: SeededRandom): Question => {
  const [small = '', ...others] = rng.shuffle(rng.pick(LIKE_LETTERS));
  const right = small.toUpperCase();
  return {
    ask: `Which is the large ${small}?`,
    picture: { kind: 'series', items: [small] },
    ...chooseOne(rng, {
      right,
      mistakes: others.map((other) => ({
        choice: other.toUpperCase(),
        headline: `Its small letter is ${other}.`,
        reason: `Look closely at the shape. The large ${small} is ${right}.`,
        misconception: 'looksAlike',
      })),
    }),
    solved: `${small} and ${right}`,
    praise: 'You looked closely at the shape.',
    hint: 'Trace the letter in the air. Say its name.',
    steps: [
      {
        say: 'Look closely. Where are its lines and curves?',
        picture: { kind: 'series', items: [small] },
      },
      { say: `This is a small ${small}, not ${others[0]}.` },
      {
        say: `The large ${small} is ${right}.`,
        picture: { kind: 'series', items: [small, right] },
      },
    ],
    voice: {
      ask: [{ text: 'Which is the large letter for this one?', lang: 'en' }],
      choices: 'silent',
      picture: 'silent',
    },
  };
};

const mirroredLetter = (rng: SeededRandom) => {
  const right = rng.pick(Object.keys(MIRRORED));
  return smallLetter(rng, right, (MIRRORED[right] ?? []).slice(0, 2));
};

const evenSmallLetter = (rng: SeededRandom) => {
  const letters = rng.pick(CLEAR_LETTERS);
  const right = rng.pick(letters);
  return smallLetter(
    rng,
    right,
    letters.filter((letter) => letter !== right),
  );
};

const inOrder = (rng: SeededRandom, count: number, isSpaced: boolean): Question => {
  const start = rng.int(0, 26 - count * 3);
  const right = isSpaced
    ? Array.from({ length: count }, (_, step) =>
        letterAt(start + step * 3 - rng.int(0, 1) * (step ? 1 : 0)),
      )
    : ALPHABET.slice(start, start + count);
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
    steps: [
      { say: 'Say the ABC. Stop at a letter you see.' },
      { say: `You say ${right[0]} first, then ${right[1]}.` },
      { say: `The order is ${right.join(', ')}.`, picture: { kind: 'series', items: right } },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, level: Level): Question => {
  if (level === 1) return rng.chance(40) ? evenSmallLetter(rng) : evenHop(rng, 1);
  if (level === 2) return rng.chance(40) ? inOrder(rng, 3, true) : evenHop(rng, -1);
  const variant = rng.int(1, 3);
  if (variant === 1) return inOrder(rng, 5, true);
  return variant === 2 ? largeLetter(rng) : evenHop(rng, rng.chance(50) ? 2 : -2);
};

const makeFirstVersion = (rng: SeededRandom, level: Level): Question => {
  const variant = rng.int(1, 3);
  if (variant === 1) return mirroredLetter(rng);
  return variant === 2 ? inOrder(rng, level === 3 ? 4 : 3, level > 1) : firstHop(rng, level);
};

export const letters = defineSkill({
  id: 'letters-in-order',
  version: 2,
  subject: 'languageArts',
  name: 'Letters and their order',
  grades: [0, 1],
  standards: ['RF.K.1.D'],
  kinds: ['choose', 'order'],
  isFactSet: true,
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
  make: (rng, { level, version }) =>
    version < 2 ? makeFirstVersion(rng, level) : makeQuestion(rng, level),
});
