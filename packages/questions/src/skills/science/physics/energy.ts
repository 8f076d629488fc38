import { askKinds } from '../../../kit/fits-kind.ts';
import { type Sorting, whichIs } from '../../../kit/sort-by-kind.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { CONDUCTORS, ENERGY_FACTS, MAGNETIC } from './energy.facts.ts';

const ENERGY: Topic = {
  which: 'Which form of energy',
  facts: ENERGY_FACTS,
  match: 'Which form of energy is it?',
  hint: 'Ask what you could see, hear, feel or measure.',
  praise: 'You followed the energy.',
};

const FLOW: Sorting = {
  kinds: CONDUCTORS,
  hint: 'What is it made of?',
  praise: 'You asked what it is made of.',
};

const PULL: Sorting = {
  kinds: MAGNETIC,
  hint: 'What is it made of? Not every metal is the same here.',
  praise: 'You asked what it is made of, and not every metal is pulled.',
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 5);
  if (variant === 1) return askKinds(rng, FLOW, { level });
  if (variant === 2) return askKinds(rng, PULL, { level });
  return askFacts(rng, ENERGY, { grade, level, misconception: 'mixesEnergy' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 5);
  if (variant === 1) return whichIs(rng, FLOW, wrong);
  if (variant === 2) return whichIs(rng, PULL, wrong);
  return variant === 3
    ? matchClues(rng, ENERGY, { grade, count: level === 3 ? 4 : 3, misconception: 'mixesEnergy' })
    : whichOne(rng, ENERGY, { grade, wrong, misconception: () => 'mixesEnergy' });
};

export const energy = defineSkill({
  id: 'energy-and-electricity',
  version: 2,
  subject: 'science',
  name: 'Energy and electricity',
  grades: [3, 8],
  standards: ['4-PS3-2', '4-PS3-4', '3-PS2-3', 'MS-PS3-5'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Names forms of energy and knows what conducts and what is magnetic.',
    toTry: 'Test ten things from a drawer with a magnet, and guess before each test.',
  },
  atDinner: 'Where does the energy that lights this room come from?',
  slips: {
    mixesEnergy: 'Mixes up forms of energy.',
    mixesConductors: 'Mixes up conductors and insulators.',
    allMetals: 'Thinks that magnets pull every metal, or mixes up what they pull.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
