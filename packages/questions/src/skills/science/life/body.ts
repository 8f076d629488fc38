import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { FIRST_ORGAN_FACTS, ORGAN_FACTS, SENSE_FACTS } from './body.facts.ts';

const SENSES: Topic = {
  which: 'Which sense',
  facts: SENSE_FACTS,
  match: 'What does each sense use?',
  hint: 'Eyes, ears, nose, tongue or skin?',
  praise: 'You thought about your senses.',
};

const ORGANS: Topic = {
  which: 'Which part of the body',
  before: 'the ',
  facts: ORGAN_FACTS,
  match: 'What goes with each part of the body?',
  hint: 'Where in your body do you notice it?',
  praise: 'You thought about what that part does.',
};

const FIRST_ORGANS: Topic = { ...ORGANS, facts: FIRST_ORGAN_FACTS };

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (grade > 2) return askFacts(rng, ORGANS, { grade, level, misconception: 'mixesOrgans' });
  return askFacts(rng, SENSES, {
    grade,
    level,
    by: 'does',
    canMatch: grade > 0,
    misconception: 'mixesSenses',
  });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  if (grade <= 2) {
    return grade > 0 && rng.chance(20)
      ? matchClues(rng, SENSES, {
          grade,
          count: level === 3 ? 4 : 3,
          misconception: 'mixesSenses',
        })
      : whichOne(rng, SENSES, { grade, wrong, misconception: () => 'mixesSenses' });
  }
  return rng.chance(30)
    ? matchClues(rng, FIRST_ORGANS, {
        grade,
        count: level === 3 ? 4 : 3,
        misconception: 'mixesOrgans',
      })
    : whichOne(rng, FIRST_ORGANS, { grade, wrong, misconception: () => 'mixesOrgans' });
};

export const body = defineSkill({
  id: 'senses-and-body',
  version: 2,
  subject: 'science',
  name: 'Senses and the body',
  grades: [0, 5],
  standards: ['4-LS1-1', '4-LS1-2'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Knows the five senses and what main parts of the body do.',
    toTry: 'Put things in a bag and let the student name them by touch alone.',
  },
  atDinner: 'Close your eyes. What can you tell about dinner without looking?',
  slips: {
    mixesSenses: 'Mixes up which sense tells us something.',
    mixesOrgans: 'Mixes up what parts of the body do.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
