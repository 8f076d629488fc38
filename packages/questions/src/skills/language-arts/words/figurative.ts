import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import {
  CLEAR_EXAMPLES,
  ENDINGS,
  FIGURES,
  type Figure,
  IDIOMS,
  MORE_IDIOMS,
} from './figurative.facts.ts';

const figuresFor = (grade: GradeNumber) => FIGURES.filter(({ from }) => from <= grade);

const withArticle = (name: string) => (/^(simile|metaphor)$/.test(name) ? `a ${name}` : name);

const COMPARISONS = ['simile', 'metaphor'];

const misconceptionOf = (first: Figure, second: Figure) =>
  COMPARISONS.includes(first.name) && COMPARISONS.includes(second.name)
    ? 'mixesComparisons'
    : 'mixesFigures';

/** The part that shows the figure: "like a mirror". */
const tellsBy = (example: string) => /\b(like|as) .*(?=\.)/.exec(example)?.[0];

const figureSteps = (target: Figure, example: string): Step[] => {
  const part = target.name === 'simile' ? tellsBy(example) : undefined;
  return [
    {
      say: 'Ask what is unusual about the sentence.',
      picture: part
        ? { kind: 'marked', text: example, marks: [part] }
        : { kind: 'passage', text: example },
    },
    { say: `It ${target.does}.` },
    { say: `That is ${withArticle(target.name)}.` },
  ];
};

type Sample = { target: Figure; example: string };

const firstSample = (rng: SeededRandom, grade: GradeNumber): Sample => {
  const target = rng.pick(figuresFor(grade));
  return { target, example: rng.pick(target.examples) };
};

/** Leaves out examples that show two figures, such as "My brother is a walking dictionary." */
const clearSample = (rng: SeededRandom, grade: GradeNumber): Sample => {
  const target = rng.pick(figuresFor(grade));
  return { target, example: rng.pick(CLEAR_EXAMPLES[target.name] ?? target.examples) };
};

const whichFigure = (
  rng: SeededRandom,
  grade: GradeNumber,
  { target, example }: Sample,
): Question => ({
  ask: 'Which kind of figurative language is this?',
  picture: { kind: 'passage', text: example },
  ...chooseOne(rng, {
    right: target.name,
    mistakes: rng.shuffle(figuresFor(grade).filter((other) => other !== target)).map((other) => ({
      choice: other.name,
      headline: `What makes ${withArticle(other.name)}?`,
      reason: `${capital(withArticle(other.name))} ${other.does}. This sentence ${target.does}.`,
      misconception: misconceptionOf(target, other),
    })),
  }),
  solved: `${capital(withArticle(target.name))} ${target.does}`,
  praise: `You saw that the sentence ${target.does}.`,
  hint: 'Does it compare, exaggerate, act like a person, or play with sounds?',
  steps: figureSteps(target, example),
});

const whichExample = (rng: SeededRandom, grade: GradeNumber): Question => {
  const [target, ...others] = rng.some(figuresFor(grade), 3) as [Figure, ...Figure[]];
  const short = ({ examples }: Figure) => rng.pick(examples.filter(({ length }) => length <= 28));
  const right = short(target);
  return {
    ask: `Which sentence ${target.does}?`,
    ...chooseOne(rng, {
      right,
      mistakes: others.map((other) => ({
        choice: short(other),
        headline: `That is ${withArticle(other.name)}.`,
        reason: `${capital(withArticle(other.name))} ${other.does}. ${capital(withArticle(target.name))} ${target.does}.`,
        misconception: misconceptionOf(target, other),
      })),
    }),
    solved: `${right} ${capital(withArticle(target.name))}`,
    praise: `You recognized ${withArticle(target.name)}.`,
    hint: 'Ask of each sentence what is unusual about it.',
    steps: figureSteps(target, right),
  };
};

type Idiom = readonly [words: string, meaning: string, literal: string];

const firstIdiom = (rng: SeededRandom) => {
  const target: Idiom = rng.pick(IDIOMS);
  const others: readonly Idiom[] = rng
    .shuffle(IDIOMS.filter(([other]) => other !== target[0]))
    .slice(0, 2);
  return idiom(rng, { target, others, isLiteral: true });
};

const evenIdiom = (rng: SeededRandom) => {
  const [target, ...others] = rng.shuffle(MORE_IDIOMS) as [Idiom, ...Idiom[]];
  return idiom(rng, { target, others: others.slice(0, 3), isLiteral: rng.chance(40) });
};

type AskedIdiom = { target: Idiom; others: readonly Idiom[]; isLiteral: boolean };

const idiom = (rng: SeededRandom, { target, others, isLiteral }: AskedIdiom): Question => {
  const [words, right, literal] = target;
  const wordForWord = {
    choice: literal,
    headline: 'That is word for word.',
    reason: `An idiom does not mean its words one by one. "${capital(words)}" means ${right}.`,
    misconception: 'takesLiterally',
  };
  return {
    ask: `What does "${words}" mean?`,
    ...chooseOne(rng, {
      right,
      mistakes: [
        ...(isLiteral ? [wordForWord] : []),
        ...others.map(([theirs, meaning]) => ({
          choice: meaning,
          headline: 'That belongs to another idiom.',
          reason: `"${capital(theirs)}" means ${meaning}. "${capital(words)}" means ${right}.`,
        })),
      ],
    }),
    solved: `"${capital(words)}" means ${right}`,
    praise: 'You looked behind the words for what people mean.',
    hint: 'Picture somebody saying it. What could they mean?',
    steps: [
      { say: `"${capital(words)}" is an idiom.` },
      { say: `People who say it do not mean ${literal}.`.replace('mean to ', 'want to ') },
      { say: `It means ${right}.` },
    ],
  };
};

const matchIdioms = (rng: SeededRandom, idioms: readonly Idiom[]): Question => {
  const pairs = rng.some(idioms, 3).map(([words, meaning]) => [words, meaning] as const);
  return {
    ask: 'Match each idiom with its meaning.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Look at one pair again.',
      reason: `"${capital(left)}" does not mean ${given}. It means ${right}.`,
    })),
    solved: pairs.map(([words]) => words).join(', '),
    praise: 'You looked behind the words for what people mean.',
    hint: 'Start with the idiom you have heard before.',
    steps: pairs.map(([words, meaning]) => ({ say: `"${capital(words)}" means ${meaning}.` })),
  };
};

const COMPLETED = ['simile', 'metaphor', 'personification', 'hyperbole'];

/** Offers endings of which each is an example of another figure. */
const whichEnding = (rng: SeededRandom, grade: GradeNumber): Question => {
  const { start, ends } = rng.pick(ENDINGS);
  const known = figuresFor(grade).filter(({ name }) => COMPLETED.includes(name));
  const [target, ...others] = rng.shuffle(known) as [Figure, ...Figure[]];
  const right = ends[target.name] ?? '';
  return {
    ask: `Which ending of "${start} …" is an example of "${target.name}"?`,
    ...chooseOne(rng, {
      right,
      mistakes: others.map((other) => ({
        choice: ends[other.name] ?? '',
        headline: `That is ${withArticle(other.name)}.`,
        reason: `${capital(withArticle(other.name))} ${other.does}. ${capital(withArticle(target.name))} ${target.does}.`,
        misconception: misconceptionOf(target, other),
      })),
    }),
    solved: `${start} ${right}: ${target.name}`,
    praise: `You knew what makes ${withArticle(target.name)}.`,
    hint: 'What does that figure do? Look for an ending that does it.',
    steps: [
      { say: `${capital(withArticle(target.name))} ${target.does}.` },
      {
        say: `"${capital(ends[others[0]?.name ?? ''] ?? '')}" is ${withArticle(others[0]?.name ?? '')}.`,
      },
      {
        say: `"${start} ${right}" is ${withArticle(target.name)}.`,
        picture: { kind: 'marked', text: `${start} ${right}.`, marks: [right] },
      },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return whichFigure(rng, grade, clearSample(rng, grade));
  if (level === 3) return whichEnding(rng, grade);
  return rng.chance(30) ? matchIdioms(rng, SHORT_IDIOMS) : evenIdiom(rng);
};

const SHORT_IDIOMS = MORE_IDIOMS.filter(
  ([words, meaning]) => Math.max(words.length, meaning.length) <= 24,
);

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (rng.chance(30)) {
    return rng.chance(30) && level > 1 ? matchIdioms(rng, IDIOMS) : firstIdiom(rng);
  }
  return rng.chance({ 1: 20, 2: 40, 3: 60 }[level])
    ? whichExample(rng, grade)
    : whichFigure(rng, grade, firstSample(rng, grade));
};

export const figurative = defineSkill({
  id: 'figurative-language',
  version: 2,
  subject: 'languageArts',
  name: 'Figurative language',
  grades: [4, 8],
  standards: ['L.4.5.A', 'L.4.5.B', 'L.5.5.A', 'L.6.5.A', 'L.7.5.A', 'L.8.5.A'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Recognizes similes, metaphors and other figures, and knows what idioms mean.',
    toTry: 'Take one plain sentence and turn it into a simile, then into a metaphor.',
  },
  atDinner: 'What would you compare today to, and why?',
  slips: {
    mixesComparisons: 'Mixes up similes and metaphors.',
    mixesFigures: 'Mixes up other figures of speech.',
    takesLiterally: 'Takes an idiom word for word.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
