import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { hasMeaning, ROOTS, TWO_ROOTS } from './roots.facts.ts';

const rootsFor = (grade: GradeNumber) => ROOTS.filter(({ from }) => from <= grade && from >= 5);

type Root = (typeof ROOTS)[number];

const rootSteps = ({ root, means, words }: Root, word: string): Step[] => {
  const other = words.find(([each]) => each !== word) ?? words[0];
  return [
    {
      say: `Find the root "${root}" in "${word}".`,
      picture: { kind: 'marked', text: word, marks: [root] },
    },
    ...(other ? [{ say: `"${capital(other[0])}" has it, too: ${other[1]}.` }] : []),
    { say: `So "${root}", as in "${word}", means "${means}".` },
  ];
};

/** Gives no definition, because it would contain the answer. */
const rootMeans = (rng: SeededRandom, grade: GradeNumber) => {
  const target = rng.pick(rootsFor(grade));
  const [word] = rng.pick(target.words);
  const ask = `What does the root "${target.root}" mean, as in "${word}"?`;
  return meaningOfRoot(rng, { grade, target, word, ask });
};

const firstRootMeans = (rng: SeededRandom, grade: GradeNumber) => {
  const target = rng.pick(rootsFor(grade));
  const [word, meaning] = rng.pick(target.words);
  const ask = `"${word}" is ${meaning}. What does the root "${target.root}" mean?`.replace(
    / is (to|in|able|living|keeping) /,
    ' means $1 ',
  );
  return meaningOfRoot(rng, { grade, target, word, ask });
};

type Asked = { grade: GradeNumber; target: Root; word: string; ask: string };

const meaningOfRoot = (rng: SeededRandom, { grade, target, word, ask }: Asked): Question => {
  const others = rng.shuffle(rootsFor(grade).filter(({ root }) => root !== target.root));
  return {
    ask,
    ...chooseOne(rng, {
      right: target.means,
      mistakes: others.map((other) => ({
        choice: other.means,
        headline: `That is the root "${other.root}".`,
        reason: `"${other.root}", as in ${other.words[0]?.[0]}, means ${other.means}. "${target.root}" means ${target.means}.`,
        misconception: 'mixesRoots',
      })),
    }),
    solved: `${target.root}: ${target.means}`,
    praise: `You took "${word}" apart and found its root.`,
    hint: 'Which other words have this root? What do they share?',
    steps: rootSteps(target, word),
  };
};

const whichHasTheRoot = (rng: SeededRandom, { grade, version }: MakeAt): Question => {
  const target = rng.pick(rootsFor(grade));
  const [right] = rng.pick(target.words);
  const others = rng.shuffle(
    rootsFor(grade)
      .filter(({ root }) => root !== target.root)
      .flatMap(({ root, means, words }) => words.map(([word]) => ({ root, means, word })))
      .filter(({ word }) => !word.includes(target.root))
      .filter(({ word }) => version < 2 || !hasMeaning(word, target.means)),
  );
  return {
    ask: `Which word is built on the root that means "${target.means}"?`,
    ...chooseOne(rng, {
      right,
      mistakes: others.map(({ word, root, means }) => ({
        choice: word,
        headline: `Look for the root in "${word}".`,
        reason: `"${word}" has "${root}", ${means}. The root for "${target.means}" is "${target.root}".`,
        misconception: 'mixesRoots',
      })),
    }),
    solved: `${right} has the root ${target.root}: ${target.means}`,
    praise: 'You saw the old root inside a word of today.',
    hint: 'Think of other words you know that share a part with these.',
    steps: rootSteps(target, right),
  };
};

const matchRoots = (rng: SeededRandom, grade: GradeNumber, count: number): Question => {
  const pairs = rng.some(rootsFor(grade), count).map(({ root, means }) => [root, means] as const);
  const example = (root: string) => ROOTS.find((row) => row.root === root)?.words[0]?.[0];
  return {
    ask: 'Match each root with its meaning.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Think of "${example(left)}".`,
      reason: `"${left}" does not mean ${given}. As in "${example(left)}", it means ${right}.`,
      misconception: 'mixesRoots',
    })),
    solved: pairs.map(([root, means]) => `${root}: ${means}`).join(', '),
    praise: 'You found each root in words you know.',
    hint: 'For each root, think of a word that has it.',
    steps: pairs.map(([root, means]) => ({
      say: `"${root}", as in ${example(root)}, means "${means}".`,
    })),
  };
};

/** Asks for both roots of a word. */
const bothRoots = (rng: SeededRandom, grade: GradeNumber): Question => {
  const known = TWO_ROOTS.filter(({ from }) => from <= grade);
  const { word, parts } = rng.pick(known);
  const ideas = (ofWord: typeof parts) => ofWord.map(([, means]) => means).join(' + ');
  const right = ideas(parts);
  const [[first, firstMeans], [second, secondMeans]] = parts;
  return {
    ask: `Which two ideas are in the word "${word}"?`,
    ...chooseOne(rng, {
      right,
      mistakes: rng.shuffle(known.filter((other) => other.word !== word)).map((other) => ({
        choice: ideas(other.parts),
        headline: `That is "${other.word}".`,
        reason: `"${word}" has "${first}", ${firstMeans}, and "${second}", ${secondMeans}.`,
        misconception: 'mixesRoots',
      })),
    }),
    solved: `${word}: ${right}`,
    praise: `You found two roots in "${word}".`,
    hint: 'Split the word in two. Which other words share a part?',
    steps: [
      {
        say: `Split it: "${first}" and "${second}".`,
        picture: { kind: 'marked', text: word, marks: [first, second] },
      },
      { say: `"${capital(first)}" means "${firstMeans}".` },
      { say: `"${capital(second)}" means "${secondMeans}".` },
      { say: `Together: ${right}.` },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  if (level === 1) return rootMeans(rng, grade);
  if (level === 3) return bothRoots(rng, grade);
  return rng.chance(35) ? matchRoots(rng, grade, 4) : whichHasTheRoot(rng, at);
};

const makeFirstVersion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  const variant = rng.int(1, 4);
  if (variant === 1) return matchRoots(rng, grade, level === 1 ? 3 : 4);
  return (variant === 2 && level < 3) || level === 1
    ? firstRootMeans(rng, grade)
    : whichHasTheRoot(rng, at);
};

export const roots = defineSkill({
  id: 'greek-and-latin-roots',
  version: 2,
  subject: 'languageArts',
  name: 'Greek and Latin roots',
  grades: [5, 8],
  needs: ['prefixes-and-suffixes'],
  standards: ['L.5.4.B', 'L.6.4.B', 'L.7.4.B', 'L.8.4.B'],
  kinds: ['choose', 'match'],
  isFactSet: true,
  forTeachers: {
    about: 'Uses Greek and Latin roots to work out what words mean.',
    toTry: 'Grow a word tree: write the root on the trunk and words on the branches.',
  },
  atDinner: 'Which words do you know with "tele" in them, and what do they share?',
  slips: { mixesRoots: 'Mixes up what roots mean.' },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
