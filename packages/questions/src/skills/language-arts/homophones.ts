import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { Dice } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { HOMOPHONES } from './homophones.facts.ts';

const known = (grade: GradeNumber) => HOMOPHONES.filter(({ from }) => from <= grade);

const whichSpelling = (dice: Dice, grade: GradeNumber, level: Level): Question => {
  const wantsRare = level === 3 && grade > 3 && dice.chance(60);
  const { words } = dice.pick(known(grade).filter(({ from }) => !wantsRare || from > 3));
  const asked = dice.pick(words);
  const sentence = dice.pick(asked.sentences);
  return {
    ask: 'Which word belongs in the gap?',
    picture: { kind: 'passage', text: sentence },
    ...chooseOne(dice, {
      right: asked.word,
      mistakes: words
        .filter((other) => other !== asked)
        .map(({ word, means }) => ({
          choice: word,
          headline: 'They sound alike. Think of the meaning.',
          reason: `"${word}" means "${means}". This gap needs "${asked.word}": "${asked.means}".`,
          slip: word.includes("'") || asked.word.includes("'") ? 'shortForm' : 'soundOnly',
        })),
    }),
    solved: sentence.replace(/…$/, `${asked.word}.`).replace('…', asked.word),
    praise: 'The words sound alike, and you chose by meaning.',
    hint: 'Read the sentence. Which meaning makes sense?',
  };
};

const matchMeaning = (dice: Dice, grade: GradeNumber): Question => {
  const { words } = dice.pick(
    known(grade).filter((row) => row.words.every(({ means }) => means.length <= 24)),
  );
  const pairs = words.map(({ word, means }) => [word, means] as const);
  return {
    ask: 'These sound alike. Match each with its meaning.',
    ...matchPairs(dice, dice.shuffle(pairs), ({ left, given, right }) => ({
      headline: 'They sound alike. Look at the spelling.',
      reason: `"${given}" goes with another spelling. "${left}" means "${right}".`,
      slip: 'soundOnly',
    })),
    solved: pairs.map(([word]) => word).join(', '),
    praise: 'You knew which spelling carries which meaning.',
    hint: 'Use each word in a sentence first.',
  };
};

export const homophones = defineSkill({
  id: 'homophones',
  subject: 'languageArts',
  name: 'Words that sound alike',
  grades: [3, 6],
  standards: ['L.4.1.G', 'L.5.2.E'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Chooses the right spelling of words that sound alike.',
    toTry: 'Have the student draw a tiny picture into one letter of each spelling.',
  },
  atDinner: 'Which words can you think of that sound the same but mean something else?',
  slips: {
    soundOnly: 'Goes by the sound and mixes up the spellings.',
    shortForm: 'Mixes up a short form such as "they\'re" with a word that sounds like it.',
  },
  make: (dice, { grade, level }) =>
    dice.chance(level === 1 ? 10 : 25)
      ? matchMeaning(dice, grade)
      : whichSpelling(dice, grade, level),
});
