import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { drawn, evenlyDrawn } from '../../kit/pictured.ts';
import type { Question } from '../../question.ts';
import type { Dice } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { RHYMES } from './sounds.facts.ts';

const rhymesWith = (dice: Dice, wrong: number): Question => {
  const family = dice.pick(RHYMES);
  const [asked, ...rhymes] = family;
  const right = dice.pick(rhymes);
  const others = dice.shuffle(RHYMES.filter((other) => other !== family).flat());
  const startsAlike = (word: string) => word.charAt(0) === asked.charAt(0);
  const endsAlike = (word: string) => word.at(-1) === asked.at(-1);
  return {
    ask: `Which word rhymes with ${asked}?`,
    picture: { kind: 'things', groups: [{ thing: asked, count: 1 }] },
    ...evenlyDrawn(
      chooseOne(dice, {
        right: drawn(right),
        wrong,
        mistakes: [
          ...others.filter(startsAlike).slice(0, 1),
          ...others.filter(endsAlike).slice(0, 1),
          ...others,
        ].map((word) => ({
          choice: drawn(word),
          headline: `Look at the end: ${asked}, ${right}.`,
          reason: startsAlike(word)
            ? `${capital(asked)} and ${word} start alike. Rhymes end alike: ${asked}, ${right}.`
            : `${capital(word)} ends another way. ${capital(asked)} and ${right} end alike.`,
          ...(startsAlike(word)
            ? { slip: 'startsAlike' }
            : endsAlike(word) && { slip: 'lastSoundOnly' }),
        })),
      }),
    ),
    solved: `${right} rhymes with ${asked}`,
    praise: 'You found the rhyme.',
    hint: `Say ${asked}. Listen to the end.`,
  };
};

const theStranger = (dice: Dice, count: number): Question => {
  const families = RHYMES.filter((words) => words.length > count);
  const family = dice.pick(families);
  const alike = dice.some<string>(family, count);
  const stranger = dice.pick(dice.pick(RHYMES.filter((other) => other !== family)));
  return {
    ask: `Which word does not rhyme: ${dice.shuffle([...alike, stranger]).join(', ')}?`,
    ...chooseOne(dice, {
      right: stranger,
      mistakes: alike.map((word) => {
        const mate = alike.find((other) => other !== word);
        return {
          choice: word,
          headline: 'Listen for the word not.',
          reason: `${capital(word)} rhymes with ${mate}. ${capital(stranger)} ends another way.`,
        };
      }),
    }),
    solved: `${stranger} does not rhyme with ${alike.join(', ')}`,
    praise: 'You listened to the end of each word.',
    hint: 'Say them all. Which one ends another way?',
  };
};

const matchRhymes = (dice: Dice, count: number): Question => {
  const pairs = dice
    .some(RHYMES, count)
    .map(([word, ...rhymes]) => [word as string, dice.pick(rhymes)] as const);
  return {
    ask: 'Which words rhyme?',
    ...matchPairs(dice, pairs, ({ left, given, right }) => ({
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
  make: (dice, { grade, level }) => {
    const thrown = dice.int(1, 4);
    if (thrown === 1 && level > 1) return theStranger(dice, level);
    if (thrown === 2 && grade === 1) return matchRhymes(dice, level === 3 ? 4 : 3);
    return rhymesWith(dice, level === 1 ? 2 : 3);
  },
});
