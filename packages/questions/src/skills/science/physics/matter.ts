import { askKinds } from '../../../kit/fits-kind.ts';
import { matchKinds, type Sorting, whichIs } from '../../../kit/sort-by-kind.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { FIRST_MATTER_CHANGES, MATTER_CHANGES, STATE_CHANGES, STATES } from './matter.facts.ts';

const SORTED: Sorting = {
  kinds: STATES,
  hint: 'Does it keep its shape, flow, or spread out?',
  praise: 'You asked how it holds its shape.',
};

const CHANGES: Topic = {
  which: 'Which change',
  facts: STATE_CHANGES,
  match: 'Which belong together?',
  hint: 'What was it before? What is it after?',
  praise: 'You looked at before and after.',
};

const NEW_OR_NOT: Sorting = {
  kinds: MATTER_CHANGES,
  hint: 'Ask whether it is still the same substance.',
  praise: 'You asked whether a new substance forms.',
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 5);
  if (grade >= 5 && variant <= 3) return askKinds(rng, NEW_OR_NOT, { level });
  return grade < 5 && variant <= 2
    ? askKinds(rng, SORTED, { level, match: 'Solid, liquid or gas?' })
    : askFacts(rng, CHANGES, { grade, level, misconception: 'mixesChanges' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 5);
  if (variant === 1)
    return matchClues(rng, CHANGES, {
      grade,
      count: level === 3 ? 4 : 3,
      misconception: 'mixesChanges',
    });
  if (variant === 2 && grade < 5) return matchKinds(rng, SORTED, 'Solid, liquid or gas?');
  if (variant <= 3 && grade >= 5)
    return whichIs(rng, { ...NEW_OR_NOT, kinds: FIRST_MATTER_CHANGES }, wrong);
  return variant <= 4
    ? whichOne(rng, CHANGES, { grade, wrong, misconception: () => 'mixesChanges' })
    : whichIs(rng, SORTED, wrong);
};

export const matter = defineSkill({
  id: 'states-of-matter',
  version: 2,
  subject: 'science',
  name: 'Solids, liquids, gases',
  grades: [2, 6],
  standards: ['2-PS1-1', '2-PS1-4', '5-PS1-4', 'MS-PS1-4'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Tells solids, liquids and gases apart and knows how matter changes.',
    toTry: 'Melt ice on a plate, let the water dry, and ask where it went.',
  },
  atDinner: 'What on the table is a solid, what is a liquid, and where is a gas?',
  slips: {
    thickLiquid: 'Takes a liquid for a solid or a gas.',
    gasUnseen: 'Does not think of gases as matter.',
    mixesChanges: 'Mixes up melting, freezing, evaporation and condensation.',
    newSubstance: 'Mixes up physical and chemical changes.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
