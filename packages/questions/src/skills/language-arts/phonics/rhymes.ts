import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import { drawn, evenlyDrawn } from '../../../kit/pictured.ts';
import type { Thing } from '../../../picture.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { RHYMES } from './sounds.facts.ts';

type Family = (typeof RHYMES)[number];
type Rhyme = { target: Thing; right: string; others: readonly string[] };

const firstRhyme = (rng: SeededRandom): Rhyme => {
  const family = rng.pick(RHYMES);
  const [target, ...rhymes] = family;
  const right = rng.pick(rhymes);
  return {
    target,
    right,
    others: rng.shuffle(RHYMES.filter((other) => other !== family).flat()),
  };
};

/** Picks a word of each group, so that each word is the answer as often as any other. */
const evenRhyme = (rng: SeededRandom): Rhyme => {
  const [[target, ...rhymes], ...families] = rng.shuffle(RHYMES) as [Family, ...Family[]];
  const right = rng.pick(rhymes);
  return { target, right, others: families.map(([, ...words]) => rng.pick(words)) };
};

const rhymesWith = (
  rng: SeededRandom,
  { target, right, others }: Rhyme,
  wrong: number,
): Question => {
  const startsAlike = (word: string) => word.charAt(0) === target.charAt(0);
  const endsAlike = (word: string) => word.at(-1) === target.at(-1);
  return {
    ask: `Which word rhymes with ${target}?`,
    picture: { kind: 'things', groups: [{ thing: target, count: 1 }] },
    ...evenlyDrawn(
      chooseOne(rng, {
        right: drawn(right),
        wrong,
        mistakes: [
          ...others.filter(startsAlike).slice(0, 1),
          ...others.filter(endsAlike).slice(0, 1),
          ...others,
        ].map((word) => ({
          choice: drawn(word),
          headline: `Look at the end: ${target}, ${right}.`,
          reason: startsAlike(word)
            ? `${capital(target)} and ${word} start alike. Rhymes end alike: ${target}, ${right}.`
            : `${capital(word)} ends another way. ${capital(target)} and ${right} end alike.`,
          ...(startsAlike(word)
            ? { misconception: 'startsAlike' }
            : endsAlike(word) && { misconception: 'lastSoundOnly' }),
        })),
      }),
    ),
    solved: `${right} rhymes with ${target}`,
    praise: 'You found the rhyme.',
    hint: `Say ${target}. Listen to the end.`,
    steps: [
      {
        say: `Say ${target}. Listen to its end.`,
        picture: { kind: 'things', groups: [{ thing: target, count: 1 }] },
      },
      { say: 'Say each choice. Does it end the same way?' },
      { say: `${capital(target)} and ${right} end alike. They rhyme.` },
    ],
  };
};

type Odd = { alike: readonly string[]; oddOne: string };

const firstOdd = (rng: SeededRandom, count: number) => {
  const families = RHYMES.filter((words) => words.length > count);
  const family = rng.pick(families);
  const alike = rng.some<string>(family, count);
  const oddOne = rng.pick(rng.pick(RHYMES.filter((other) => other !== family)));
  const ask = `Which word does not rhyme: ${rng.shuffle([...alike, oddOne]).join(', ')}?`;
  return oddWord(rng, ask, { alike, oddOne });
};

const evenOdd = (rng: SeededRandom, count: number) => {
  const [[, ...rhymes], ...families] = rng.shuffle(
    RHYMES.filter((words) => words.length > count),
  ) as [Family, ...Family[]];
  const alike = rng.some(rhymes, count);
  // Its length is that of the others, so that the length does not give it away.
  const isAsLong = (word: string) => word.length === alike[0]?.length;
  const others = families.flatMap(([, ...words]) => words);
  return oddWord(rng, 'Which word does not rhyme with the others?', {
    alike,
    oddOne: rng.pick(others.filter(isAsLong)),
  });
};

const oddWord = (rng: SeededRandom, ask: string, { alike, oddOne }: Odd): Question => ({
  ask,
  ...chooseOne(rng, {
    right: oddOne,
    mistakes: alike.map((word) => {
      const mate = alike.find((other) => other !== word);
      return {
        choice: word,
        headline: 'Listen for the word not.',
        reason: `${capital(word)} rhymes with ${mate}. ${capital(oddOne)} ends another way.`,
      };
    }),
  }),
  solved: `${oddOne} does not rhyme with ${alike.join(', ')}`,
  praise: 'You listened to the end of each word.',
  hint: 'Say them all. Which one ends another way?',
  steps: [
    { say: 'Say each word. Listen to its end.' },
    { say: `${capital(alike[0] ?? '')} and ${alike[1]} end alike. They rhyme.` },
    { say: `${capital(oddOne)} does not rhyme with them.` },
  ],
});

const matchRhymes = (rng: SeededRandom, count: number): Question => {
  const pairs = rng
    .some(RHYMES, count)
    .map(([word, ...rhymes]) => [word as string, rng.pick(rhymes)] as const);
  return {
    ask: 'Which words rhyme?',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Listen: ${left}, ${given}.`,
      reason: `They end in different sounds. ${capital(left)} and ${right} end alike.`,
    })),
    solved: pairs.map((pair) => pair.join(' and ')).join(', '),
    praise: 'You listened to the end of each word.',
    hint: 'Say one word, then try each partner.',
    steps: pairs.map(([word, rhyme]) => ({ say: `${capital(word)} and ${rhyme} end alike.` })),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return rhymesWith(rng, evenRhyme(rng), 2);
  if (level === 2) return rng.chance(50) ? matchRhymes(rng, 3) : evenOdd(rng, 2);
  return grade === 1 && rng.chance(40) ? matchRhymes(rng, 4) : evenOdd(rng, 3);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 4);
  if (variant === 1 && level > 1) return firstOdd(rng, level);
  if (variant === 2 && grade === 1) return matchRhymes(rng, level === 3 ? 4 : 3);
  return rhymesWith(rng, firstRhyme(rng), level === 1 ? 2 : 3);
};

export const rhymes = defineSkill({
  id: 'rhymes',
  version: 2,
  subject: 'languageArts',
  name: 'Rhymes',
  grades: [0, 1],
  standards: ['RF.K.2.A'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Hears which words rhyme.',
    toTry: 'Read a rhyme aloud, stop before the last word, and let the student say it.',
  },
  atDinner: 'How many words can we find that rhyme with pea?',
  slips: {
    startsAlike: 'Picks a word that starts alike instead of one that rhymes.',
    lastSoundOnly: 'Matches only the last letter, not the whole end of the word.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
