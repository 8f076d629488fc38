import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { MEANINGS } from './opposites.facts.ts';

const meaningsFor = (grade: GradeNumber) =>
  MEANINGS.filter(({ from }) => from <= grade && from >= grade - 2);

const sameOrOpposite = (rng: SeededRandom, grade: GradeNumber, wrong: number): Question => {
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
  };
};

const matchMeanings = (rng: SeededRandom, grade: GradeNumber, count: number): Question => {
  const wantsSame = rng.chance(50);
  const rows = rng.some(meaningsFor(grade), count);
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
  };
};

export const opposites = defineSkill({
  id: 'opposites-and-synonyms',
  version: 1,
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
  make: (rng, { grade, level }) =>
    rng.chance(25)
      ? matchMeanings(rng, grade, level === 3 ? 4 : 3)
      : sameOrOpposite(rng, grade, level === 1 ? 2 : 3),
});
