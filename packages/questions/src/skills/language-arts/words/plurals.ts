import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import { thingOf } from '../../../kit/pictured.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { PLURALS, type PluralRule } from './plurals.facts.ts';

const pluralsFor = (grade: GradeNumber) =>
  Object.entries(PLURALS)
    .filter(([, { from }]) => from <= grade)
    .map(([rule, row]) => ({ rule: rule as PluralRule, ...row }));

/** Returns the misspellings of children who apply another rule. */
const misspelled = (one: string, more: string, rule: PluralRule) =>
  [
    { text: `${one}s`, misconception: 'onlyAddsS' },
    { text: `${one}es`, misconception: rule === 's' ? 'addsTooMuch' : 'onlyAddsS' },
    { text: one, misconception: 'leavesItAsOne' },
    { text: `${more}s`, misconception: 'addsTooMuch' },
    { text: `${one}ies`, misconception: 'addsTooMuch' },
  ].filter(({ text }) => text !== more);

const HEADLINES: Readonly<Record<PluralRule, string>> = {
  s: 'Not yet. Look at the end.',
  es: 'Not yet. Look at the end.',
  ies: 'Not yet. Look at the end.',
  ves: 'Not yet. Look at the end.',
  own: 'Not yet. Say it aloud.',
  same: 'Not yet. Say it aloud.',
};

const moreThanOne = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const rules = pluralsFor(grade).filter(({ rule }) => level < 3 || rule !== 's');
  const { rule, because, words } = rng.pick(rules);
  const [one, more] = rng.pick(words);
  const thing = thingOf(one);
  return {
    ask: `One ${one}, two … Which word fits?`,
    ...(thing && { picture: { kind: 'things', groups: [{ thing, count: 2 }] } }),
    ...chooseOne(rng, {
      right: more,
      wrong: level === 1 ? 2 : 3,
      mistakes: misspelled(one, more, rule).map(({ text, misconception }) => ({
        choice: text,
        headline: text === one ? 'Not yet. That is only one.' : HEADLINES[rule],
        reason: `${because} One ${one}, two ${more}.`,
        misconception,
      })),
    }),
    solved: `one ${one}, two ${more}`,
    praise: 'You knew the form for two.',
    hint: 'Say it aloud: one, two. What changes?',
  };
};

const matchPlurals = (rng: SeededRandom, grade: GradeNumber): Question => {
  const pairs = rng.some(
    pluralsFor(grade).flatMap(({ words }) => words),
    3,
  );
  return {
    ask: 'Match one with more than one.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Say ${left}.`,
      reason: `"${given}" is from another word. One ${left}, two ${right}.`,
    })),
    solved: pairs.map(([one, more]) => `${one}, ${more}`).join('; '),
    praise: 'You found each word again.',
    hint: 'How do the words start?',
  };
};

export const plurals = defineSkill({
  id: 'plural-nouns',
  version: 1,
  subject: 'languageArts',
  name: 'One and more than one',
  grades: [1, 3],
  standards: ['L.1.1.C', 'L.2.1.B', 'L.3.1.B'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Forms the plural of nouns, regular and irregular.',
    toTry: 'Sort word cards into piles by how they change: cats, foxes, babies, mice.',
  },
  atDinner: 'Which words change in a funny way when there are two of them?',
  slips: {
    onlyAddsS: 'Adds s or es where the word changes in another way.',
    addsTooMuch: 'Adds an ending the word does not need.',
    leavesItAsOne: 'Leaves the word as it is for one.',
  },
  make: (rng, { grade, level }) =>
    rng.chance(20) ? matchPlurals(rng, grade) : moreThanOne(rng, grade, level),
});
