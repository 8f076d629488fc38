import { chooseOne } from '../../../kit/choose-one.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { ROOTS } from './roots.facts.ts';

const rootsFor = (grade: GradeNumber) => ROOTS.filter(({ from }) => from <= grade && from >= 5);

const rootMeans = (rng: SeededRandom, grade: GradeNumber): Question => {
  const target = rng.pick(rootsFor(grade));
  const [word, meaning] = rng.pick(target.words);
  const others = rng.shuffle(rootsFor(grade).filter(({ root }) => root !== target.root));
  return {
    ask: `"${word}" is ${meaning}. What does the root "${target.root}" mean?`.replace(
      / is (to|in|able|living|keeping) /,
      ' means $1 ',
    ),
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
    hint: 'Which idea is at the center of that meaning?',
  };
};

const whichHasTheRoot = (rng: SeededRandom, grade: GradeNumber): Question => {
  const target = rng.pick(rootsFor(grade));
  const [right] = rng.pick(target.words);
  const others = rng.shuffle(
    rootsFor(grade)
      .filter(({ root }) => root !== target.root)
      .flatMap(({ root, means, words }) => words.map(([word]) => ({ root, means, word })))
      .filter(({ word }) => !word.includes(target.root)),
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
  };
};

export const roots = defineSkill({
  id: 'greek-and-latin-roots',
  version: 1,
  subject: 'languageArts',
  name: 'Greek and Latin roots',
  grades: [5, 8],
  needs: ['prefixes-and-suffixes'],
  standards: ['L.5.4.B', 'L.6.4.B', 'L.7.4.B', 'L.8.4.B'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Uses Greek and Latin roots to work out what words mean.',
    toTry: 'Grow a word tree: write the root on the trunk and words on the branches.',
  },
  atDinner: 'Which words do you know with "tele" in them, and what do they share?',
  slips: { mixesRoots: 'Mixes up what roots mean.' },
  make: (rng, { grade, level }) => {
    const variant = rng.int(1, 4);
    if (variant === 1) return matchRoots(rng, grade, level === 1 ? 3 : 4);
    return (variant === 2 && level < 3) || level === 1
      ? rootMeans(rng, grade)
      : whichHasTheRoot(rng, grade);
  },
});
