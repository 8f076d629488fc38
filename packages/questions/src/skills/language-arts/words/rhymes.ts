import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import { drawn, evenlyDrawn } from '../../../kit/pictured.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { RHYMES } from './sounds.facts.ts';

const rhymesWith = (rng: SeededRandom, wrong: number): Question => {
  const family = rng.pick(RHYMES);
  const [target, ...rhymes] = family;
  const right = rng.pick(rhymes);
  const others = rng.shuffle(RHYMES.filter((other) => other !== family).flat());
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
  };
};

const oddWord = (rng: SeededRandom, count: number): Question => {
  const families = RHYMES.filter((words) => words.length > count);
  const family = rng.pick(families);
  const alike = rng.some<string>(family, count);
  const oddOne = rng.pick(rng.pick(RHYMES.filter((other) => other !== family)));
  return {
    ask: `Which word does not rhyme: ${rng.shuffle([...alike, oddOne]).join(', ')}?`,
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
  };
};

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
  };
};

export const rhymes = defineSkill({
  id: 'rhymes',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const variant = rng.int(1, 4);
    if (variant === 1 && level > 1) return oddWord(rng, level);
    if (variant === 2 && grade === 1) return matchRhymes(rng, level === 3 ? 4 : 3);
    return rhymesWith(rng, level === 1 ? 2 : 3);
  },
});
