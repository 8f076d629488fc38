import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { FIGURES, type Figure, IDIOMS } from './figurative.facts.ts';

const figuresFor = (grade: GradeNumber) => FIGURES.filter(({ from }) => from <= grade);

const withArticle = (name: string) => (/^(simile|metaphor)$/.test(name) ? `a ${name}` : name);

const COMPARISONS = ['simile', 'metaphor'];

const misconceptionOf = (first: Figure, second: Figure) =>
  COMPARISONS.includes(first.name) && COMPARISONS.includes(second.name)
    ? 'mixesComparisons'
    : 'mixesFigures';

const whichFigure = (rng: SeededRandom, grade: GradeNumber): Question => {
  const target = rng.pick(figuresFor(grade));
  const example = rng.pick(target.examples);
  return {
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
  };
};

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
  };
};

const idiom = (rng: SeededRandom): Question => {
  const [words, right, literal] = rng.pick(IDIOMS);
  const others = rng.shuffle(IDIOMS.filter(([other]) => other !== words)).slice(0, 2);
  return {
    ask: `What does "${words}" mean?`,
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: literal,
          headline: 'That is word for word.',
          reason: `An idiom does not mean its words one by one. "${capital(words)}" means ${right}.`,
          misconception: 'takesLiterally',
        },
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
  };
};

const matchIdioms = (rng: SeededRandom): Question => {
  const pairs = rng.some(IDIOMS, 3).map(([words, meaning]) => [words, meaning] as const);
  return {
    ask: 'Match each idiom with its meaning.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Look at one pair again.',
      reason: `"${capital(left)}" does not mean ${given}. It means ${right}.`,
    })),
    solved: pairs.map(([words]) => words).join(', '),
    praise: 'You looked behind the words for what people mean.',
    hint: 'Start with the idiom you have heard before.',
  };
};

export const figurative = defineSkill({
  id: 'figurative-language',
  version: 1,
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
  make: (rng, { grade, level }) => {
    if (rng.chance(30)) return rng.chance(30) && level > 1 ? matchIdioms(rng) : idiom(rng);
    return rng.chance({ 1: 20, 2: 40, 3: 60 }[level])
      ? whichExample(rng, grade)
      : whichFigure(rng, grade);
  },
});
