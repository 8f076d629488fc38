import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { HOMOPHONES } from './homophones.facts.ts';

const homophonesFor = (grade: GradeNumber) => HOMOPHONES.filter(({ from }) => from <= grade);

const whichSpelling = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const wantsRare = level === 3 && grade > 3 && rng.chance(60);
  const { words } = rng.pick(homophonesFor(grade).filter(({ from }) => !wantsRare || from > 3));
  const target = rng.pick(words);
  const sentence = rng.pick(target.sentences);
  return {
    ask: 'Which word belongs in the gap?',
    picture: { kind: 'passage', text: sentence },
    ...chooseOne(rng, {
      right: target.word,
      mistakes: words
        .filter((other) => other !== target)
        .map(({ word, means }) => ({
          choice: word,
          headline: 'They sound alike. Think of the meaning.',
          reason: `"${word}" means "${means}". This gap needs "${target.word}": "${target.means}".`,
          misconception:
            word.includes("'") || target.word.includes("'") ? 'shortForm' : 'soundOnly',
        })),
    }),
    solved: sentence.replace(/…$/, `${target.word}.`).replace('…', target.word),
    praise: 'The words sound alike, and you chose by meaning.',
    hint: 'Read the sentence. Which meaning makes sense?',
  };
};

const matchMeaning = (rng: SeededRandom, grade: GradeNumber): Question => {
  const { words } = rng.pick(
    homophonesFor(grade).filter((row) => row.words.every(({ means }) => means.length <= 24)),
  );
  const pairs = words.map(({ word, means }) => [word, means] as const);
  return {
    ask: 'These sound alike. Match each with its meaning.',
    ...matchPairs(rng, rng.shuffle(pairs), ({ left, given, right }) => ({
      headline: 'They sound alike. Look at the spelling.',
      reason: `"${given}" goes with another spelling. "${left}" means "${right}".`,
      misconception: 'soundOnly',
    })),
    solved: pairs.map(([word]) => word).join(', '),
    praise: 'You knew which spelling carries which meaning.',
    hint: 'Use each word in a sentence first.',
  };
};

export const homophones = defineSkill({
  id: 'homophones',
  version: 1,
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
  make: (rng, { grade, level }) =>
    rng.chance(level === 1 ? 10 : 25) ? matchMeaning(rng, grade) : whichSpelling(rng, grade, level),
});
