import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import { defineSkill } from '../../../skill.ts';
import { ORGAN_FACTS, SENSE_FACTS } from './body.facts.ts';

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

export const body = defineSkill({
  id: 'senses-and-body',
  version: 1,
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
  make: (rng, { grade, level }) => {
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
      ? matchClues(rng, ORGANS, { grade, count: level === 3 ? 4 : 3, misconception: 'mixesOrgans' })
      : whichOne(rng, ORGANS, { grade, wrong, misconception: () => 'mixesOrgans' });
  },
});
