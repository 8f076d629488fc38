import { askKinds } from '../../../kit/fits-kind.ts';
import { matchKinds, type Sorting, whichIs, whichIsNot } from '../../../kit/sort-by-kind.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { ANIMAL_FACTS, ANIMAL_FACTS_FROM_GRADE_2, ANIMAL_GROUPS } from './animals.facts.ts';

const NEARBY: Topic = {
  which: 'Which animal',
  before: 'the ',
  facts: ANIMAL_FACTS,
  match: 'What goes with each animal?',
  hint: 'Picture each animal. What does it do?',
  praise: 'You thought about how it lives.',
};

const FARTHER: Topic = { ...NEARBY, facts: ANIMAL_FACTS_FROM_GRADE_2 };

const GROUPS: Sorting = {
  kinds: ANIMAL_GROUPS,
  hint: 'Think of its skin, its legs and its young.',
  praise: 'You looked at what the group shares.',
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (grade <= 1) {
    return askFacts(rng, NEARBY, { grade, level, by: 'does', canMatch: grade === 1 });
  }
  return rng.chance(50)
    ? askFacts(rng, FARTHER, { grade, level })
    : askKinds(rng, GROUPS, { level, match: 'Which group is it in?' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  if (grade <= 1) {
    return grade === 1 && rng.chance(20)
      ? matchClues(rng, NEARBY, { grade })
      : whichOne(rng, NEARBY, { grade, wrong });
  }
  const variant = rng.int(1, 5);
  if (variant === 1) return matchKinds(rng, GROUPS, 'Which group is it in?');
  if (variant === 2) return matchClues(rng, FARTHER, { grade });
  if (variant === 5 && level === 3) return whichIsNot(rng, GROUPS);
  return variant === 3 ? whichOne(rng, FARTHER, { grade, wrong }) : whichIs(rng, GROUPS, wrong);
};

export const animals = defineSkill({
  id: 'animals-and-how-they-live',
  version: 2,
  subject: 'science',
  name: 'Animals and how they live',
  grades: [0, 3],
  standards: ['K-LS1-1', 'K-ESS3-1', '2-LS4-1'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Knows how animals live and which group they belong to.',
    toTry: 'Sort animal pictures twice: by where they live, then by their skin.',
  },
  atDinner: 'Which animal would you like to be for one day, and where would you sleep?',
  slips: {
    looksLike: 'Goes by where an animal lives or how it moves, not by its group.',
    skin: 'Mixes up reptiles and amphibians with other groups.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
