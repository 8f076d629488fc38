import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import type { Thing } from '../../../picture.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import {
  FIRST_LETTERS,
  LAST_LETTERS,
  LOOKALIKES,
  PICTURED_WORDS,
  VOWEL_TEAMS,
} from './reading-words.facts.ts';

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

type Reading = { thing: Thing; others: readonly string[]; wrong: number };

const readIt = (rng: SeededRandom, { thing, others, wrong }: Reading): Question => ({
  ask: 'Which word fits the picture?',
  picture: shown(thing),
  ...chooseOne(rng, {
    right: thing,
    wrong,
    mistakes: others.map((other) => ({ choice: other, ...explainLookalike(thing, other) })),
  }),
  solved: `This is ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`.replace(
    /a (rain|snow|wheat)$/,
    '$1',
  ),
  praise: 'You looked at each letter.',
  hint: 'Say the word. Look at each letter in turn.',
  steps: [
    { say: 'Say what you see. Listen to each sound.', picture: shown(thing) },
    { say: `Its first letter is ${thing.charAt(0)}.`, picture: marked(thing, thing.charAt(0)) },
    { say: `It ends with ${thing.slice(-2)}.`, picture: marked(thing, thing.slice(-2)) },
    { say: `The word is ${thing}.` },
  ],
  voice: { choices: 'silent', picture: 'silent' },
});

const marked = (text: string, part: string) => ({ kind: 'marked', text, marks: [part] }) as const;

const firstReading = (rng: SeededRandom, grade: GradeNumber, level: Level): Reading => {
  const hardest = level === 3 ? Math.min(grade, 1) : 0;
  const { thing, others } = rng.pick(
    LOOKALIKES.filter(({ from }) => from <= grade && from >= hardest),
  );
  return { thing, others: rng.shuffle(others), wrong: level === 1 ? 2 : 3 };
};

/** Offers a set of words that all have a drawing, so that each can be the answer. */
const evenReading = (rng: SeededRandom, sets: readonly (readonly Thing[])[]): Reading => {
  const words = rng.pick(sets);
  const thing = rng.pick(words);
  return { thing, others: words.filter((word) => word !== thing), wrong: words.length - 1 };
};

type Missing = { thing: Thing; right: string; others: readonly string[]; where: Place };
type Place = 'start' | 'middle' | 'end';

const gapIn = ({ thing, right, where }: Missing) => {
  const at = where === 'end' ? thing.lastIndexOf(right) : thing.indexOf(right);
  return `${thing.slice(0, at)}_${thing.slice(at + right.length)}`;
};

const missingLetter = (rng: SeededRandom, missing: Missing): Question => {
  const { thing, right, others, where } = missing;
  const gap = gapIn(missing);
  const isTeam = right.length > 1;
  const place = where === 'middle' ? 'In the middle' : `At the ${where}`;
  return {
    ask: `Which ${isTeam ? 'letters are' : 'letter is'} missing: ${gap}?`,
    picture: shown(thing),
    ...chooseOne(rng, {
      right,
      mistakes: others.map((letter) => ({
        choice: letter,
        headline: `Say ${thing}. Do you hear ${letter}?`,
        reason: `Say ${thing} slowly. ${place} is ${right}.`,
        ...(where === 'middle' && { misconception: 'vowel' }),
      })),
    }),
    solved: `${thing} has ${right} ${where === 'middle' ? 'in the middle' : `at the ${where}`}`,
    praise: `You heard the ${where === 'middle' ? 'middle' : where === 'end' ? 'last' : 'first'} sound.`,
    hint:
      where === 'middle'
        ? 'Say the word slowly. What is in the middle?'
        : `Say the word slowly. What is at the ${where}?`,
    steps: [
      { say: 'Say what you see. Stretch the word.', picture: shown(thing) },
      { say: `${place} you hear ${right}.`, picture: marked(thing, right) },
      { say: `So ${right} is missing. The word is ${thing}.` },
    ],
    voice: {
      ask: [{ text: `Which ${isTeam ? 'letters are' : 'letter is'} missing?`, lang: 'en' }],
      choices: 'silent',
    },
  };
};

const vowelIn = (thing: Thing) => [...thing].find((letter) => VOWELS.includes(letter)) ?? 'a';

/** Excludes "duck", because replacing its vowel with an i produces a vulgar word. */
const SHORT_VOWEL_WORDS = LOOKALIKES.filter(({ thing, from }) => from === 0 && thing !== 'duck');

const firstMissing = (rng: SeededRandom): Missing => {
  const { thing } = rng.pick(SHORT_VOWEL_WORDS);
  const right = vowelIn(thing);
  const others = rng.shuffle(VOWELS.filter((letter) => letter !== right));
  return { thing, right, others, where: 'middle' };
};

const oneOfSet = (rng: SeededRandom, set: readonly string[]) => {
  const [right = '', ...others] = rng.shuffle(set);
  return { right, others };
};

const evenMissing = (rng: SeededRandom, grade: GradeNumber): Missing => {
  if (grade === 0 && rng.chance(35)) {
    const { letters, words } = rng.pick(FIRST_LETTERS);
    const { right, others } = oneOfSet(rng, letters);
    const thing = rng.pick(words.filter((word) => word.startsWith(right)));
    return { thing, right, others, where: 'start' };
  }
  if (grade === 0 || (grade === 1 && rng.chance(40))) {
    const { right, others } = oneOfSet(rng, VOWELS);
    const { thing } = rng.pick(SHORT_VOWEL_WORDS.filter((row) => vowelIn(row.thing) === right));
    return { thing, right, others, where: 'middle' };
  }
  if (grade === 2 && rng.chance(70)) {
    const { right, others } = oneOfSet(rng, Object.keys(VOWEL_TEAMS));
    return { thing: rng.pick(VOWEL_TEAMS[right] ?? []), right, others, where: 'middle' };
  }
  const { letters, words } = rng.pick(LAST_LETTERS);
  const { right, others } = oneOfSet(rng, letters);
  const thing = rng.pick(words.filter((word) => word.endsWith(right)));
  return { thing, right, others, where: 'end' };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 3) return missingLetter(rng, evenMissing(rng, grade));
  return readIt(rng, evenReading(rng, PICTURED_WORDS[grade]?.[level] ?? []));
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question =>
  rng.chance(grade === 0 ? 50 : 25)
    ? missingLetter(rng, firstMissing(rng))
    : readIt(rng, firstReading(rng, grade, level));

export const readingWords = defineSkill({
  id: 'reading-short-words',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
