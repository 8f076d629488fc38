import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { drawn } from '../../../kit/pictured.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { SOUNDS } from './sounds.facts.ts';

type Word = (typeof SOUNDS)[number];

const shown = ({ thing }: Word) => ({ kind: 'things', groups: [{ thing, count: 1 }] }) as const;

const startsLike = (rng: SeededRandom, words: readonly Word[]): Question => {
  const withPartner = words.filter(({ first, thing }) =>
    words.some((other) => other.first === first && other.thing !== thing),
  );
  const target = rng.pick(withPartner);
  const partners = words.filter(
    ({ first, thing }) => first === target.first && thing !== target.thing,
  );
  const right = rng.pick(partners);
  const others = rng.shuffle(SOUNDS.filter(({ first }) => first !== target.first));
  const likely = [
    ...others.filter(({ letter }) => letter === target.letter),
    ...others.filter(({ last }) => last === target.last).slice(0, 1),
  ];
  return {
    ask: `Which one starts like ${target.thing}?`,
    picture: shown(target),
    ...chooseOne(rng, {
      right: drawn(right.thing),
      wrong: 2,
      mistakes: [...likely, ...others].map(({ thing, last, letter }) => ({
        choice: drawn(thing),
        headline: `Listen again: ${target.thing}, ${thing}.`,
        reason:
          letter === target.letter
            ? `The letter is the same, the sound is not. Say ${target.thing}, then ${right.thing}.`
            : last === target.last
              ? `Those two end alike. At the start, ${target.thing} is like ${right.thing}.`
              : `Say the starts slowly. ${capital(target.thing)} and ${right.thing} start alike.`,
        ...(letter === target.letter
          ? { misconception: 'letterNotSound' }
          : last === target.last && { misconception: 'hearsTheEnd' }),
      })),
    }),
    solved: `${right.thing} starts like ${target.thing}`,
    praise: 'You heard the first sound.',
    hint: `Say ${target.thing} slowly. What does your mouth do first?`,
  };
};

/** Sounds that share a letter or are formed in the same place of the mouth. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  s: ['z', 'c'],
  b: ['p', 'd'],
  c: ['k', 'g'],
  k: ['c', 'g'],
  d: ['t', 'b'],
  f: ['v', 'p'],
  h: ['n', 'f'],
  l: ['r', 'n'],
  m: ['n', 'w'],
  p: ['b', 'q'],
  r: ['l', 'w'],
  t: ['d', 'f'],
};

const whichLetter = (rng: SeededRandom, words: readonly Word[]): Question => {
  const target = rng.pick(words.filter(({ first }) => first !== 'sh'));
  const { thing, letter } = target;
  const end = thing.charAt(thing.length - 1);
  return {
    ask: `Which letter does ${thing} start with?`,
    picture: shown(target),
    ...chooseOne(rng, {
      right: letter,
      mistakes: [
        {
          choice: end,
          headline: `Listen to the start of ${thing}.`,
          reason: `The letter ${end} is at the end. The word starts with ${letter}.`,
          misconception: 'hearsTheEnd',
        },
        ...(NEAR[letter] ?? []).map((other) => ({
          choice: other,
          headline: `Close. Say ${thing} once more.`,
          reason: `The letters ${other} and ${letter} can be mixed up. We write ${thing} with ${letter}.`,
          misconception: 'nearSound',
        })),
      ],
    }),
    solved: `${thing} starts with ${letter}`,
    praise: 'You joined the sound and its letter.',
    hint: 'Say the word slowly. Hold its first sound.',
  };
};

export const firstSounds = defineSkill({
  id: 'first-sounds',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const wantsBlends = level === 3 && rng.chance(60);
    const words = SOUNDS.filter(({ isBlend }) => (isBlend ? level > 1 : !wantsBlends));
    return rng.chance(grade === 0 ? 30 : 50) ? whichLetter(rng, words) : startsLike(rng, words);
  },
});
