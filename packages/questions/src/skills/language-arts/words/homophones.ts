import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { HOMOPHONES } from './homophones.facts.ts';

const firstHomophones = (grade: GradeNumber) => HOMOPHONES.filter(({ from }) => from <= grade);

const homophonesFor = (grade: GradeNumber) =>
  HOMOPHONES.filter(({ from, laterFrom = from }) => laterFrom <= grade);

type Spelling = (typeof HOMOPHONES)[number]['words'][number];

const filled = (sentence: string, word: string) =>
  sentence.replace(/…$/, `${word}.`).replace('…', word);

const homophoneSteps = (words: readonly Spelling[], target: Spelling, sentence: string): Step[] => {
  const other = words.find((each) => each !== target) ?? target;
  return [
    { say: 'The words sound alike, so only the meaning helps.' },
    { say: `"${capital(other.word)}" means "${other.means}".` },
    { say: `Here we need "${target.means}".`, picture: { kind: 'passage', text: sentence } },
    {
      say: `That is spelled "${target.word}".`,
      picture: { kind: 'marked', text: filled(sentence, target.word), marks: [target.word] },
    },
  ];
};

const firstSpellings = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  const wantsRare = level === 3 && grade > 3 && rng.chance(60);
  return rng.pick(firstHomophones(grade).filter(({ from }) => !wantsRare || from > 3)).words;
};

const whichSpelling = (rng: SeededRandom, words: readonly Spelling[]): Question => {
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
    solved: filled(sentence, target.word),
    praise: 'The words sound alike, and you chose by meaning.',
    hint: 'Read the sentence. Which meaning makes sense?',
    steps: homophoneSteps(words, target, sentence),
    voice: { choices: 'silent' },
  };
};

/** Marks a word that is often the other spelling, and asks which one belongs there. */
const whichBelongs = (rng: SeededRandom, words: readonly Spelling[]): Question => {
  const target = rng.pick(words);
  const shown = rng.pick(words);
  const sentence = rng.pick(target.sentences);
  const text = filled(sentence, shown.word);
  return {
    ask: 'Which spelling belongs in the marked place?',
    picture: { kind: 'marked', text, marks: [shown.word] },
    ...chooseOne(rng, {
      right: target.word,
      mistakes: words
        .filter((other) => other !== target)
        .map(({ word, means }) => ({
          choice: word,
          headline: 'They sound alike. Check the meaning.',
          reason: `"${word}" means "${means}". Here it must mean "${target.means}".`,
          misconception:
            word.includes("'") || target.word.includes("'") ? 'shortForm' : 'soundOnly',
        })),
    }),
    solved: filled(sentence, target.word),
    praise:
      shown === target ? 'You saw that it was right already.' : 'You found the spelling that fits.',
    hint: 'It may be right already. Which meaning is needed?',
    steps: homophoneSteps(words, target, sentence),
    voice: { choices: 'silent' },
  };
};

/** Never asks for a short form, because its meaning repeats a part of it. */
const whichMeans = (rng: SeededRandom, words: readonly Spelling[]): Question => {
  const target = rng.pick(words.filter(({ word }) => !word.includes("'")));
  return {
    ask: `Which spelling means "${target.means}"?`,
    ...chooseOne(rng, {
      right: target.word,
      mistakes: words
        .filter((other) => other !== target)
        .map(({ word, means }) => ({
          choice: word,
          headline: 'They sound alike. Look at the spelling.',
          reason: `"${word}" means "${means}". "${target.word}" means "${target.means}".`,
          misconception: 'soundOnly',
        })),
    }),
    solved: `${target.word}: ${target.means}`,
    praise: 'You knew which spelling carries which meaning.',
    hint: 'Use each word in a sentence first.',
    steps: [
      ...words
        .filter((other) => other !== target)
        .map(({ word, means }) => ({ say: `"${capital(word)}" means "${means}".` })),
      { say: `"${capital(target.word)}" means "${target.means}".` },
    ],
    voice: { choices: 'silent' },
  };
};

const matchMeaning = (rng: SeededRandom, groups: typeof HOMOPHONES): Question => {
  const { words } = rng.pick(
    groups.filter((row) => row.words.every(({ means }) => means.length <= 24)),
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
    steps: words.map(({ word, means }) => ({ say: `"${capital(word)}" means "${means}".` })),
    voice: { choices: 'silent' },
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const groups = homophonesFor(grade);
  if (level === 2 && rng.chance(40)) return matchMeaning(rng, groups);
  const { words } = rng.pick(groups);
  if (level === 2) return whichMeans(rng, words);
  return level === 1 ? whichSpelling(rng, words) : whichBelongs(rng, words);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question =>
  rng.chance(level === 1 ? 10 : 25)
    ? matchMeaning(rng, firstHomophones(grade))
    : whichSpelling(rng, firstSpellings(rng, grade, level));

export const homophones = defineSkill({
  id: 'homophones',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
