import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import { evenInLength } from '../../../kit/even-in-length.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import { thingOf } from '../../../kit/pictured.ts';
import type { GradeNumber, Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { NOUNS } from './nouns.facts.ts';
import { PLURALS, type PluralRule } from './plurals.facts.ts';

type Noun = { one: string; more: string; rule: PluralRule };

const NOT_YET: Readonly<Record<PluralRule, string>> = {
  s: 'Not yet. Look at the end.',
  es: 'Not yet. Look at the end.',
  ies: 'Not yet. Look at the end.',
  ves: 'Not yet. Look at the end.',
  own: 'Not yet. Say it aloud.',
  same: 'Not yet. Say it aloud.',
};

const endOf = ({ one, rule }: Noun) =>
  rule === 'es' ? one.slice(/(sh|ch)$/.test(one) ? -2 : -1) : one.slice(-1);

const pluralSteps = (noun: Noun): Step[] => {
  const { one, more, rule } = noun;
  const isAsBefore = rule === 'own' || rule === 'same';
  return [
    isAsBefore
      ? { say: `Say it aloud: one ${one}, two …` }
      : {
          say: `Look at the end of ${one}.`,
          picture: { kind: 'marked', text: one, marks: [endOf(noun)] },
        },
    { say: PLURALS[rule].because },
    {
      say: `One ${one}, two ${more}.`,
      picture: { kind: 'marked', text: `${one}, ${more}`, marks: [more] },
    },
  ];
};

/** Returns misspellings of children who apply another rule. */
const firstMistakes = ({ one, more, rule }: Noun) =>
  [
    { text: `${one}s`, misconception: 'onlyAddsS' },
    { text: `${one}es`, misconception: rule === 's' ? 'addsTooMuch' : 'onlyAddsS' },
    { text: one, misconception: 'leavesItAsOne' },
    { text: `${more}s`, misconception: 'addsTooMuch' },
    { text: `${one}ies`, misconception: 'addsTooMuch' },
  ].filter(({ text }) => text !== more);

const inIes = (one: string) => `${one.replace(/e$/, '')}ies`;

const MISSPELLINGS: Readonly<Record<PluralRule, (one: string, more: string) => string[]>> = {
  s: (one) => [`${one}${one.endsWith('e') ? 'z' : 'es'}`, `${one}'s`, inIes(one)],
  es: (one, more) => [one.endsWith('s') ? `${one}'s` : `${one}s`, inIes(one), `${more}es`],
  ies: (one, more) => [`${one}s`, `${one}es`, `${more}es`],
  ves: (one, more) => [`${one}s`, `${one}es`, `${more}es`],
  own: (one, more) => [`${one}s`, `${one}es`, `${more}s`],
  same: (one) => [`${one}s`, `${one}es`, inIes(one)],
};

const isOnlyS = (text: string, { one, rule }: Noun) =>
  rule !== 's' && (text === `${one}s` || text === `${one}es`);

const misspelled = (noun: Noun) => [
  ...MISSPELLINGS[noun.rule](noun.one, noun.more).map((text) => ({
    text,
    misconception: isOnlyS(text, noun) ? 'onlyAddsS' : 'addsTooMuch',
  })),
  ...(noun.rule === 'same' ? [] : [{ text: noun.one, misconception: 'leavesItAsOne' }]),
];

const explained = (noun: Noun, texts: readonly { text: string; misconception: string }[]) =>
  texts.map(
    ({ text, misconception }): Mistake => ({
      choice: text,
      headline: text === noun.one ? 'Not yet. That is only one.' : NOT_YET[noun.rule],
      reason: `${PLURALS[noun.rule].because} One ${noun.one}, two ${noun.more}.`,
      misconception,
    }),
  );

const moreThanOne = (
  rng: SeededRandom,
  noun: Noun,
  { mistakes, wrong }: { mistakes: readonly Mistake[]; wrong: number },
): Question => {
  const { one, more } = noun;
  const thing = thingOf(one);
  return {
    ask: `One ${one}, two … Which word fits?`,
    ...(thing && { picture: { kind: 'things', groups: [{ thing, count: 2 }] } }),
    ...chooseOne(rng, { right: more, wrong, mistakes }),
    solved: `one ${one}, two ${more}`,
    praise: 'You knew the form for two.',
    hint: 'Say it aloud: one, two. What changes?',
    steps: pluralSteps(noun),
    voice: { choices: 'silent' },
  };
};

const firstMoreThanOne = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const rules = (Object.keys(PLURALS) as PluralRule[]).filter(
    (rule) => PLURALS[rule].from <= grade && (level < 3 || rule !== 's'),
  );
  const rule = rng.pick(rules);
  const [one, more] = rng.pick(PLURALS[rule].words);
  const noun = { one, more, rule };
  return moreThanOne(rng, noun, {
    mistakes: explained(noun, firstMistakes(noun)),
    wrong: level === 1 ? 2 : 3,
  });
};

const nounsOf = (rules: readonly PluralRule[]): Noun[] =>
  rules.flatMap((rule) => NOUNS[rule].map(([one, more]) => ({ one, more, rule })));

const evenMoreThanOne = (rng: SeededRandom, rules: readonly PluralRule[]): Question => {
  const noun = rng.pick(nounsOf(rules));
  const mistakes = explained(noun, misspelled(noun));
  return moreThanOne(rng, noun, {
    mistakes: evenInLength(rng, { right: noun.more, mistakes, wrong: 3 }),
    wrong: 3,
  });
};

const CHANGES: Readonly<Record<PluralRule, string>> = {
  s: 'add s',
  es: 'add es',
  ies: 'trade y for ies',
  ves: 'trade f for ves',
  own: 'a new form',
  same: 'leave it',
};

/** Offers rules of which each is right equally often. */
const whichRule = (rng: SeededRandom, rules: readonly PluralRule[]): Question => {
  const rule = rng.pick(rules);
  const noun = rng.pick(nounsOf([rule]));
  const { one, more } = noun;
  return {
    ask: `How do we write two of "${one}"?`,
    ...chooseOne(rng, {
      right: CHANGES[rule],
      mistakes: rng.shuffle(rules.filter((other) => other !== rule)).map((other) => ({
        choice: CHANGES[other],
        headline: NOT_YET[rule],
        reason: `${PLURALS[rule].because} One ${one}, two ${more}.`,
        misconception: other === 's' || rule !== 's' ? 'onlyAddsS' : 'addsTooMuch',
      })),
    }),
    solved: `${one}, ${more}: ${CHANGES[rule]}`,
    praise: 'You knew how the word changes.',
    hint: 'Say one, then two. Which letters change?',
    steps: [
      ...pluralSteps(noun).slice(0, 2),
      { say: `${more}: ${CHANGES[rule]}.`.replace(/^./, (first) => first.toUpperCase()) },
    ],
  };
};

const ONE_WORDS = ['Every', 'Each', 'One'] as const;
const MORE_WORDS = ['Both', 'Several', 'Many', 'A few'] as const;

/** Asks for one or more than one in a sentence, so that both forms can be right. */
const inASentence = (rng: SeededRandom, rules: readonly PluralRule[]): Question => {
  const noun = rng.pick(nounsOf(rules));
  const { one, more } = noun;
  const isOne = rng.chance(28);
  const counter = rng.pick<string>(isOne ? ONE_WORDS : MORE_WORDS);
  const [right, turned] = isOne ? [one, more] : [more, one];
  return {
    ask: 'Which word fits the gap?',
    picture: { kind: 'passage', text: `${counter} … ${isOne ? 'is' : 'are'} here.` },
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: turned,
          headline: isOne ? 'That is more than one.' : 'Not yet. That is only one.',
          reason: `"${counter}" goes with ${isOne ? 'one' : 'more than one'}: ${right}.`,
          ...(!isOne && { misconception: 'leavesItAsOne' }),
        },
        ...rng.shuffle(
          explained(
            noun,
            misspelled(noun).filter(({ text }) => text !== one),
          ),
        ),
      ],
    }),
    solved: `${counter} ${right} ${isOne ? 'is' : 'are'} here.`,
    praise: 'You saw how many are meant.',
    hint: `Does "${counter}" mean one or more than one?`,
    steps: [
      {
        say: `"${counter}" means ${isOne ? 'one' : 'more than one'}.`,
        picture: {
          kind: 'marked',
          text: `${counter} … ${isOne ? 'is' : 'are'} here.`,
          marks: [counter],
        },
      },
      { say: PLURALS[noun.rule].because },
      { say: `${counter} ${right} ${isOne ? 'is' : 'are'} here.` },
    ],
    voice: { choices: 'silent' },
  };
};

const matchPlurals = (rng: SeededRandom, nouns: readonly Noun[]): Question => {
  const taken = rng.some(nouns, 3);
  const pairs = taken.map(({ one, more }) => [one, more] as const);
  return {
    ask: 'Match one with more than one.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Say ${left}.`,
      reason: `"${given}" is from another word. One ${left}, two ${right}.`,
    })),
    solved: pairs.map(([one, more]) => `${one}, ${more}`).join('; '),
    praise: 'You found each word again.',
    hint: 'How do the words start?',
    steps: taken.map(({ one, more }) => ({ say: `One ${one}, two ${more}.` })),
  };
};

const firstNouns = (grade: GradeNumber): Noun[] =>
  (Object.keys(PLURALS) as PluralRule[])
    .filter((rule) => PLURALS[rule].from <= grade)
    .flatMap((rule) => PLURALS[rule].words.map(([one, more]) => ({ one, more, rule })));

const RULES: Readonly<Record<number, Readonly<Record<Level, readonly PluralRule[]>>>> = {
  1: { 1: ['s', 'es'], 2: ['s', 'es', 'own'], 3: ['es', 's', 'own'] },
  2: { 1: ['s', 'es', 'ies'], 2: ['s', 'es', 'ies', 'own'], 3: ['es', 'ies', 'own'] },
  3: { 1: ['es', 'ies', 'ves'], 2: ['es', 'ies', 'ves', 'own'], 3: ['ies', 'ves', 'own', 'es'] },
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const rules = RULES[grade]?.[level] ?? ['s'];
  if (level === 1) return evenMoreThanOne(rng, rules);
  if (level === 3) return inASentence(rng, rules);
  return rng.chance(60) ? whichRule(rng, rules) : matchPlurals(rng, nounsOf(rules));
};

const makeFirstVersion = (rng: SeededRandom, at: MakeAt): Question =>
  rng.chance(20) ? matchPlurals(rng, firstNouns(at.grade)) : firstMoreThanOne(rng, at);

export const plurals = defineSkill({
  id: 'plural-nouns',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
