import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Thing } from '../../../picture.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { LOOKALIKES, SPELLED, WORD_ENDS } from './reading-words.facts.ts';

const shown = (thing: Thing) => ({ kind: 'things', groups: [{ thing, count: 1 }] }) as const;

const VOWELS = [...'aeiou'];

const consonantsOf = (word: string) =>
  [...word].filter((letter) => !VOWELS.includes(letter)).join('');

/** Explains where two words differ: at the start, in the middle or at the end. */
export const explainLookalike = (thing: string, other: string) => {
  const reason = `That says ${other}. Sound out each letter: ${thing}.`;
  if (other.charAt(0) !== thing.charAt(0)) {
    return {
      headline: 'Look at the first letter.',
      reason: `That says ${other}. ${capital(thing)} starts with a different sound.`,
      misconception: 'endOnly',
    };
  }
  if (!thing.startsWith(other) && consonantsOf(thing) === consonantsOf(other)) {
    return { headline: 'Look at the middle.', reason, misconception: 'vowel' };
  }
  return thing.at(-1) === other.at(-1)
    ? { headline: 'Look at the middle.', reason }
    : { headline: 'Look at the end.', reason, misconception: 'startOnly' };
};

const readIt = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const hardest = level === 3 ? Math.min(grade, 1) : 0;
  const { thing, others } = rng.pick(
    LOOKALIKES.filter(({ from }) => from <= grade && from >= hardest),
  );
  return {
    ask: 'Which word fits the picture?',
    picture: shown(thing),
    ...chooseOne(rng, {
      right: thing,
      wrong: level === 1 ? 2 : 3,
      mistakes: rng
        .shuffle(others)
        .map((other) => ({ choice: other, ...explainLookalike(thing, other) })),
    }),
    solved: `This is ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`.replace('a rain', 'rain'),
    praise: 'You looked at each letter.',
    hint: 'Say the word. Look for its middle sound.',
  };
};

const missingVowel = (rng: SeededRandom): Question => {
  // Excludes "duck", because replacing its vowel with an i produces a vulgar word.
  const { thing } = rng.pick(
    LOOKALIKES.filter(({ thing, from }) => from === 0 && thing !== 'duck'),
  );
  const right = [...thing].find((letter) => VOWELS.includes(letter)) ?? 'a';
  return {
    ask: `Which letter is missing: ${thing.replace(right, '_')}?`,
    picture: shown(thing),
    ...chooseOne(rng, {
      right,
      mistakes: rng.shuffle(VOWELS.filter((letter) => letter !== right)).map((letter) => ({
        choice: letter,
        headline: `Say ${thing}. Do you hear ${letter}?`,
        reason: `Say ${thing} slowly. In the middle is ${right}.`,
        misconception: 'vowel',
      })),
    }),
    solved: `${thing} has ${right} in the middle`,
    praise: 'You heard the middle sound.',
    hint: 'Say the word slowly. What is in the middle?',
  };
};

export const readingWords = defineSkill({
  id: 'reading-short-words',
  version: 1,
  subject: 'languageArts',
  name: 'Reading short words',
  grades: [0, 2],
  needs: ['first-sounds'],
  standards: ['RF.K.3.D', 'RF.1.3.B'],
  kinds: ['choose'],
  forTeachers: {
    about: 'Sounds out a short word and tells it from words that look almost the same.',
    toTry: 'Build cat with letter tiles, swap the middle one, and read the new word.',
  },
  atDinner: 'Which word could you read today that you could not read last year?',
  slips: {
    vowel: 'Mixes up the vowel in the middle.',
    startOnly: 'Reads the start of the word and guesses the rest.',
    endOnly: 'Reads the end of the word, not the start.',
  },
  make: (rng, { grade, level }) =>
    rng.chance(grade === 0 ? 50 : 25) ? missingVowel(rng) : readIt(rng, grade, level),
});

const OTHER_VOWEL: Readonly<Record<string, string>> = { a: 'i', e: 'i', i: 'a', o: 'i', u: 'o' };

const swapTheStart = (rng: SeededRandom): Question => {
  const { end, starts } = rng.pick(WORD_ENDS);
  const [old = '', fresh = '', third = ''] = rng.some(starts, 3);
  const right = fresh + end;
  const otherVowel = fresh + (OTHER_VOWEL[end.charAt(0)] ?? 'o') + end.slice(1);
  return {
    ask: `Take ${old} from ${old}${end}. Put ${fresh} there. Which word is it?`,
    picture: { kind: 'series', items: [old + end, `… ${end}`] },
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: otherVowel,
          headline: 'Keep the end as it was.',
          reason: `The end stays ${end}: ${fresh} and ${end} make ${right}.`,
          misconception: 'changesTheEnd',
        },
        {
          choice: old + end,
          headline: 'That is the old word.',
          reason: `Put ${fresh} where ${old} was. It makes ${right}.`,
          misconception: 'keepsTheOld',
        },
        {
          choice: third + end,
          headline: `That starts with ${third}.`,
          reason: `We put ${fresh} in front. It makes ${right}.`,
        },
      ],
    }),
    solved: `${fresh} + ${end} = ${right}`,
    praise: 'You changed only the start.',
    hint: `Say ${end}. Now put the new sound in front.`,
  };
};

const spellIt = (rng: SeededRandom, level: Level): Question => {
  const longest = { 1: 3, 2: 4, 3: 5 }[level];
  const thing = rng.pick(
    SPELLED.filter(({ length }) => length <= longest && length >= longest - 1),
  );
  const right = [...thing];
  return {
    ask: 'Spell the word in the picture.',
    picture: shown(thing),
    ...putInOrder(rng, {
      right,
      from: 'first',
      to: 'last',
      explain: (tiles) => {
        const { index, belongs, given } = firstOutOfPlace(right, tiles);
        const isTurned = tiles.every((tile, at) => tile === right.at(-1 - at));
        return {
          headline: isTurned ? 'Start at the other end.' : `Say ${thing} slowly.`,
          reason:
            index === 0
              ? `You began with ${given}. The first sound is ${belongs}.`
              : `After ${right[index - 1]} you hear ${belongs}, not ${given}.`,
          ...(isTurned && { misconception: 'backward' }),
        };
      },
    }),
    solved: `${right.join(', ')}: ${thing}`,
    praise: 'You put the sounds in order.',
    hint: 'Say the word slowly. What comes first?',
  };
};

export const buildingWords = defineSkill({
  id: 'building-words',
  version: 1,
  subject: 'languageArts',
  name: 'Building words',
  grades: [1, 2],
  needs: ['reading-short-words'],
  standards: ['RF.1.2.D', 'L.1.2.D'],
  kinds: ['choose', 'order'],
  forTeachers: {
    about: 'Spells short words and makes new ones by changing the first letter.',
    toTry: 'Write -at on a card and slide letters in front of it: c, h, m.',
  },
  atDinner: 'Change one letter in cat. How far can we get?',
  slips: {
    changesTheEnd: 'Changes the end of the word along with its start.',
    keepsTheOld: 'Reads the old word again.',
    backward: 'Builds the word from right to left.',
  },
  make: (rng, { level }) => (rng.chance(50) ? swapTheStart(rng) : spellIt(rng, level)),
});
