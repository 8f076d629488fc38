import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { MEANING_PAIRS, type MeaningPair } from './meaning-pairs.facts.ts';
import { MEANINGS } from './opposites.facts.ts';

const meaningsFor = (grade: GradeNumber) =>
  MEANINGS.filter(({ from }) => from <= grade && from >= grade - 2);

type Meant = { word: string; right: string; turned: string; wantsSame: boolean };

const meaningSteps = ({ word, right, turned, wantsSame }: Meant): Step[] => [
  { say: wantsSame ? 'We look for the same meaning.' : 'We look for the opposite.' },
  {
    say: wantsSame
      ? `"${capital(turned)}" is the opposite of "${word}".`
      : `"${capital(turned)}" means almost the same as "${word}".`,
  },
  {
    say: wantsSame
      ? `"${capital(right)}" means almost the same as "${word}".`
      : `"${capital(right)}" is the opposite of "${word}".`,
  },
];

const firstSameOrOpposite = (rng: SeededRandom, grade: GradeNumber, wrong: number): Question => {
  const { word, same, opposite, related } = rng.pick(meaningsFor(grade));
  const wantsSame = rng.chance(50);
  const [right, turned] = wantsSame ? [same, opposite] : [opposite, same];
  const decoy = rng.pick(meaningsFor(grade).filter((other) => other.word !== word)).related;
  return {
    ask: wantsSame
      ? `Which means almost the same as "${word}"?`
      : `Which word is the opposite of "${word}"?`,
    ...chooseOne(rng, {
      right,
      wrong,
      mistakes: [
        {
          choice: turned,
          headline: wantsSame ? 'That is the opposite.' : 'That means almost the same.',
          reason: `Look at the question again. It asks for ${wantsSame ? 'the same meaning' : 'the opposite'}: ${right}.`,
          misconception: 'turnsItAround',
        },
        {
          choice: related,
          headline: 'Those two go together.',
          reason: `"${related}" makes us think of "${word}". The ${wantsSame ? 'same meaning' : 'opposite'} is ${right}.`,
          misconception: 'goesTogether',
        },
        {
          choice: decoy,
          headline: 'Not yet. Use it in a sentence.',
          reason: `"${decoy}" is about something else. The ${wantsSame ? 'same meaning' : 'opposite'} is ${right}.`,
        },
      ],
    }),
    solved: wantsSame
      ? `${word} means almost the same as ${right}`
      : `${word} and ${right} are opposites`,
    praise: 'You thought about what the word means.',
    hint: `Use "${word}" in a sentence, then trade the word.`,
    steps: meaningSteps({ word, right, turned, wantsSame }),
  };
};

const pairsFor = (grade: GradeNumber) =>
  MEANING_PAIRS.filter(({ from }) => from <= Math.max(3, grade) && from >= grade - 2);

/** Turns a pair around, so that both of its ends are asked for. */
const eitherWay = (rng: SeededRandom, pair: MeaningPair) => {
  const { word, same, opposite, turned } = pair;
  return rng.chance(50)
    ? { word, same, opposite }
    : { word: turned, same: opposite, opposite: same };
};

const sameOrOpposite = (rng: SeededRandom, grade: GradeNumber): Question => {
  const pair = rng.pick(pairsFor(grade));
  const { word, same, opposite } = eitherWay(rng, pair);
  const other = rng.pick(
    pairsFor(grade).filter(
      ({ kind, word: another }) => kind === pair.kind && another !== pair.word,
    ),
  );
  const wantsSame = rng.chance(50);
  const [right, turned] = wantsSame ? [same, opposite] : [opposite, same];
  const wanted = wantsSame ? 'same meaning' : 'opposite';
  const unrelated = (choice: string) => ({
    choice,
    headline: 'Not yet. Use it in a sentence.',
    reason: `"${choice}" is about something else. The ${wanted} is ${right}.`,
  });
  return {
    ask: wantsSame
      ? `Which means almost the same as "${word}"?`
      : `Which word is the opposite of "${word}"?`,
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: turned,
          headline: wantsSame ? 'That is the opposite.' : 'That means almost the same.',
          reason: `Look at the question again. It asks for ${wantsSame ? 'the same meaning' : 'the opposite'}: ${right}.`,
          misconception: 'turnsItAround',
        },
        unrelated(rng.chance(50) ? other.same : other.opposite),
        rng.chance(20)
          ? {
              choice: pair.related,
              headline: 'Those two go together.',
              reason: `"${pair.related}" makes us think of "${word}". The ${wanted} is ${right}.`,
              misconception: 'goesTogether',
            }
          : unrelated(other.same),
        unrelated(other.opposite),
      ],
    }),
    solved: wantsSame
      ? `${word} means almost the same as ${right}`
      : `${word} and ${right} are opposites`,
    praise: 'You thought about what the word means.',
    hint: `Use "${word}" in a sentence, then trade the word.`,
    steps: meaningSteps({ word, right, turned, wantsSame }),
  };
};

const wordsIn = ({ word, same, opposite, turned }: MeaningPair) =>
  [word, same, opposite, turned].join(' ').split(' ');

/** Returns true for "leave out" and "leave". A hint about one of them would name the other. */
const shareWords = (first: MeaningPair, second: MeaningPair) =>
  wordsIn(first).some((word) => wordsIn(second).includes(word));

/** Asks "Big is to small as hot is to …?" */
const analogy = (rng: SeededRandom, grade: GradeNumber): Question => {
  const [model, ...others] = rng.shuffle(pairsFor(grade)) as [MeaningPair, ...MeaningPair[]];
  const [pair, third] = others.filter(
    (other) => other.kind === model.kind && !shareWords(model, other),
  ) as [MeaningPair, MeaningPair];
  const wantsSame = rng.chance(50);
  const first = eitherWay(rng, model);
  const { word, same, opposite } = eitherWay(rng, pair);
  const [right, turned] = wantsSame ? [same, opposite] : [opposite, same];
  const shown = wantsSame ? first.same : first.opposite;
  const link = wantsSame ? 'mean almost the same' : 'are opposites';
  const unrelated = (choice: string) => ({
    choice,
    headline: `What goes with "${word}"?`,
    reason: `"${choice}" has nothing to do with "${word}". The partner of "${word}" is "${right}".`,
  });
  return {
    ask: `"${capital(first.word)}" is to "${shown}" as "${word}" is to …`,
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: turned,
          headline: 'Compare the first two words.',
          reason: `"${first.word}" and "${shown}" ${link}. So do "${word}" and "${right}".`.replace(
            'are opposites. So do',
            'are opposites. So are',
          ),
          misconception: 'turnsItAround',
        },
        ...rng.shuffle([third.same, third.opposite]).map(unrelated),
      ],
    }),
    solved: `${word} and ${right} ${link}`,
    praise: 'You found how the first two words go together.',
    hint: `Are "${first.word}" and "${shown}" alike or opposite?`,
    steps: [
      { say: `"${capital(first.word)}" and "${shown}" ${link}.` },
      { say: `Find the word with the same link to "${word}".` },
      { say: `"${capital(word)}" and "${right}" ${link}.` },
    ],
  };
};

type Row = { word: string; same: string; opposite: string };

const matchMeanings = (rng: SeededRandom, list: readonly Row[], count: number): Question => {
  const wantsSame = rng.chance(50);
  const rows = rng.some(list, count);
  const pairs = rows.map(
    ({ word, same, opposite }) => [word, wantsSame ? same : opposite] as const,
  );
  return {
    ask: wantsSame
      ? 'Match words that mean almost the same.'
      : 'Match each word with its opposite.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. What does "${left}" mean?`,
      reason: `"${given}" belongs to another word. "${left}" goes with "${right}".`,
    })),
    solved: pairs.map((pair) => pair.join(': ')).join(', '),
    praise: 'You thought about what each word means.',
    hint: 'Start with the pair you are sure of.',
    steps: pairs.map(([word, partner]) => ({
      say: wantsSame
        ? `"${capital(word)}" means almost the same as "${partner}".`
        : `"${capital(word)}" is the opposite of "${partner}".`,
    })),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return sameOrOpposite(rng, grade);
  return level === 2 ? matchMeanings(rng, pairsFor(grade), 4) : analogy(rng, grade);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question =>
  rng.chance(25)
    ? matchMeanings(rng, meaningsFor(grade), level === 3 ? 4 : 3)
    : firstSameOrOpposite(rng, grade, level === 1 ? 2 : 3);

export const opposites = defineSkill({
  id: 'opposites-and-synonyms',
  version: 2,
  subject: 'languageArts',
  name: 'Opposites and synonyms',
  grades: [2, 5],
  standards: ['L.2.5', 'L.4.5.C', 'L.5.5.C'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Finds a word that means almost the same, and one that means the opposite.',
    toTry: 'Draw a line from tiny to huge and place word cards on it together.',
  },
  atDinner: 'How many words can we find for big?',
  slips: {
    turnsItAround: 'Gives the opposite for the same meaning, or the other way around.',
    goesTogether: 'Picks a word that goes together with it.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
