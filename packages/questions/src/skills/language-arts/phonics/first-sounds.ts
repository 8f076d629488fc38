import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { drawn } from '../../../kit/pictured.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { CLOSE_LETTERS, LETTER_SETS, SOUNDS } from './sounds.facts.ts';

type Word = (typeof SOUNDS)[number];

const shown = (...words: readonly Word[]) =>
  ({ kind: 'things', groups: words.map(({ thing }) => ({ thing, count: 1 })) }) as const;

type Start = { target: Word; right: Word; others: readonly Word[] };

const startsLike = (rng: SeededRandom, { target, right, others }: Start): Question => ({
  ask: `Which one starts like ${target.thing}?`,
  picture: shown(target),
  ...chooseOne(rng, {
    right: drawn(right.thing),
    wrong: 2,
    mistakes: others.map(({ thing, last, letter }) => ({
      choice: drawn(thing),
      headline: `Listen again: ${target.thing}, ${thing}.`,
      reason:
        letter === target.letter
          ? `The letter is the same, the sound is not. Say ${target.thing}, then ${right.thing}.`
          : last === target.last
            ? `The last sounds match. At the start, ${target.thing} is like ${right.thing}.`
            : `Say the starts slowly. ${capital(target.thing)} and ${right.thing} start alike.`,
      ...(letter === target.letter
        ? { misconception: 'letterNotSound' }
        : last === target.last && { misconception: 'hearsTheEnd' }),
    })),
  }),
  solved: `${right.thing} starts like ${target.thing}`,
  praise: 'You heard the first sound.',
  hint: `Say ${target.thing} slowly. What does your mouth do first?`,
  steps: [
    { say: `Say ${target.thing} slowly. Hold its first sound.`, picture: shown(target) },
    { say: 'Now say each choice. Listen to its start.' },
    {
      say: `${capital(right.thing)} starts with the sound of ${target.thing}.`,
      picture: shown(target, right),
    },
  ],
});

const firstStart = (rng: SeededRandom, words: readonly Word[]): Start => {
  const hasSameStart = (word: Word) => (other: Word) =>
    other.first === word.first && other.thing !== word.thing;
  const target = rng.pick(words.filter((word) => words.some(hasSameStart(word))));
  const right = rng.pick(words.filter(hasSameStart(target)));
  const others = rng.shuffle(SOUNDS.filter(({ first }) => first !== target.first));
  const likely = [
    ...others.filter(({ letter }) => letter === target.letter),
    ...others.filter(({ last }) => last === target.last).slice(0, 1),
  ];
  return { target, right, others: [...likely, ...others] };
};

/** Returns words by first sound, so that each can be the target, the answer and a wrong choice. */
const soundGroups = (words: readonly Word[], fewest: number) =>
  [...new Set(words.map(({ first }) => first))]
    .map((sound) => words.filter(({ first }) => first === sound))
    .filter(({ length }) => length >= fewest);

const SHEEP = SOUNDS.find(({ thing }) => thing === 'sheep');

const evenStart = (rng: SeededRandom, words: readonly Word[]): Start => {
  const [group = [], ...others] = rng.shuffle(soundGroups(words, 2));
  const [target, right] = rng.some(group, 2) as [Word, Word];
  const wrong = others.map((other) => rng.pick(other));
  const isSheepTempting = target.letter === 's' && rng.chance(60);
  return {
    target,
    right,
    others: [
      ...(isSheepTempting && SHEEP ? [SHEEP] : []),
      ...wrong.filter(({ last }) => last === target.last).slice(0, 1),
      ...wrong,
    ],
  };
};

const whichLetter = (
  rng: SeededRandom,
  target: Word,
  { near, wrong = 3 }: { near: readonly string[]; wrong?: number },
): Question => {
  const { thing, letter } = target;
  const end = thing.charAt(thing.length - 1);
  return {
    ask: `Which letter does ${thing} start with?`,
    picture: shown(target),
    ...chooseOne(rng, {
      right: letter,
      wrong,
      mistakes: near.map((other) =>
        other === end
          ? {
              choice: end,
              headline: `Listen to the start of ${thing}.`,
              reason: `The letter ${end} is at the end. The word starts with ${letter}.`,
              misconception: 'hearsTheEnd',
            }
          : {
              choice: other,
              headline: `Close. Say ${thing} once more.`,
              reason: `The letters ${other} and ${letter} can be mixed up. We write ${thing} with ${letter}.`,
              misconception: 'nearSound',
            },
      ),
    }),
    solved: `${thing} starts with ${letter}`,
    praise: 'You joined the sound and its letter.',
    hint: 'Say the word slowly. Hold its first sound.',
    steps: [
      { say: `Say ${thing} slowly. Hold its first sound.`, picture: shown(target) },
      { say: `${capital(thing)} ends with ${end}. We need its start.` },
      {
        say: `${capital(thing)} starts with ${letter}.`,
        picture: { kind: 'marked', text: thing, marks: [letter] },
      },
    ],
    voice: { choices: 'silent' },
  };
};

const firstLetter = (rng: SeededRandom, words: readonly Word[]) => {
  const target = rng.pick(words.filter(({ first }) => first !== 'sh'));
  const end = target.thing.charAt(target.thing.length - 1);
  return whichLetter(rng, target, { near: [end, ...(CLOSE_LETTERS[target.letter] ?? [])] });
};

/** Offers a set of letters of which each is right equally often. */
const evenLetter = (rng: SeededRandom, words: readonly Word[]) => {
  const letters = rng.pick(LETTER_SETS);
  const letter = rng.pick(letters);
  const target = rng.pick(words.filter((word) => word.letter === letter && word.first !== 'sh'));
  return whichLetter(rng, target, { near: letters });
};

const startsAnotherWay = (rng: SeededRandom, words: readonly Word[], alike: number): Question => {
  const [group = [], other = []] = rng.shuffle(soundGroups(words, alike));
  const same = rng.some(group, alike);
  const hasSheep = group[0]?.letter === 's' && SHEEP && rng.chance(40);
  const odd = hasSheep ? SHEEP : rng.pick(other);
  const names = same.map(({ thing }) => thing);
  return {
    ask: 'Which one starts with another sound?',
    ...chooseOne(rng, {
      right: drawn(odd.thing),
      wrong: alike,
      mistakes: names.map((thing) => {
        const mate = names.find((name) => name !== thing) ?? '';
        return {
          choice: drawn(thing),
          headline: `Listen again: ${thing}, ${mate}.`,
          reason: `${capital(thing)} and ${mate} start alike. ${capital(odd.thing)} starts another way.`,
        };
      }),
    }),
    solved: `${odd.thing} starts another way than ${names.join(', ')}`,
    praise: 'You listened to each first sound.',
    hint: 'Say them all. Which start is different?',
    steps: [
      { say: 'Say each word slowly. Listen to its start.' },
      { say: `${capital(names[0] ?? '')} and ${names[1]} start alike.`, picture: shown(...same) },
      { say: `${capital(odd.thing)} starts with another sound.`, picture: shown(odd) },
    ],
  };
};

const FEWEST_ALIKE = 2;

const makeQuestion = (rng: SeededRandom, grade: GradeNumber, level: number): Question => {
  const words = SOUNDS.filter(({ isBlend }) => !isBlend || grade > 0);
  if (level === 1) return startsLike(rng, evenStart(rng, words));
  if (level === 2) return evenLetter(rng, words);
  return startsAnotherWay(rng, SOUNDS, FEWEST_ALIKE + grade);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wantsBlends = level === 3 && rng.chance(60);
  const words = SOUNDS.filter(({ isBlend }) => (isBlend ? level > 1 : !wantsBlends));
  return rng.chance(grade === 0 ? 30 : 50)
    ? firstLetter(rng, words)
    : startsLike(rng, firstStart(rng, words));
};

export const firstSounds = defineSkill({
  id: 'first-sounds',
  version: 2,
  subject: 'languageArts',
  name: 'First sounds',
  grades: [0, 1],
  standards: ['RF.K.2.D', 'RF.1.2.C'],
  kinds: ['choose'],
  forTeachers: {
    about: 'Hears the first sound of a word and knows its letter.',
    toTry: 'Play I spy with sounds: I spy something that starts with mmm.',
  },
  atDinner: 'Which things on the table start with the same sound?',
  slips: {
    hearsTheEnd: 'Listens to the end of the word, not the start.',
    letterNotSound: 'Goes by the letter although the sound is another.',
    nearSound: 'Mixes up two sounds or letters that are close.',
  },
  make: (rng, at) =>
    at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at.grade, at.level),
});
