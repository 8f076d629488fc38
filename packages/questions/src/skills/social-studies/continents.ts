import { askKinds } from '../../kit/fits-kind.ts';
import { type Sorting, whichIs } from '../../kit/sort-by-kind.ts';
import { askFacts } from '../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../kit/which-one.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { CONTINENT_FACTS, OCEAN_FACTS, PLACES_BY_KIND } from './continents.facts.ts';

const CONTINENTS: Topic = {
  which: 'Which continent',
  facts: CONTINENT_FACTS,
  match: 'What belongs to each continent?',
  hint: 'Picture a globe. Where would you find it?',
  praise: 'You pictured the globe.',
};

const OCEANS: Topic = {
  which: 'Which ocean',
  before: 'the ',
  facts: OCEAN_FACTS,
  match: 'What belongs to each ocean?',
  hint: 'Picture the land around each ocean.',
  praise: 'You pictured the land around it.',
};

const PLACES: Sorting = {
  kinds: PLACES_BY_KIND,
  hint: 'Is it land, water, or a part of a continent?',
  praise: 'You asked what kind of place it is.',
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 6);
  if (variant === 1) return askKinds(rng, PLACES, { level, match: 'What kind of place is it?' });
  return variant <= 4
    ? askFacts(rng, CONTINENTS, { grade, level, misconception: 'mixesContinents' })
    : askFacts(rng, OCEANS, { grade, level, misconception: 'mixesOceans' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const count = level === 3 ? 4 : 3;
  const variant = rng.int(1, 6);
  if (variant === 1) return whichIs(rng, PLACES, wrong);
  if (variant === 2)
    return matchClues(rng, CONTINENTS, { grade, count, misconception: 'mixesContinents' });
  return variant <= 4
    ? whichOne(rng, CONTINENTS, { grade, wrong, misconception: () => 'mixesContinents' })
    : whichOne(rng, OCEANS, { grade, wrong, misconception: () => 'mixesOceans' });
};

export const continents = defineSkill({
  id: 'continents-and-oceans',
  version: 2,
  subject: 'socialStudies',
  name: 'Continents and oceans',
  grades: [1, 6],
  standards: [],
  kinds: ['choose', 'match'],
  isFactSet: true,
  forTeachers: {
    about: 'Knows the seven continents and five oceans by what is found there.',
    toTry: 'Toss an inflatable globe: name the place under your right thumb.',
  },
  atDinner: 'Which continent would you like to see first, and why?',
  slips: {
    countryOrContinent: 'Mixes up countries and continents.',
    mixesContinents: 'Mixes up what belongs to which continent.',
    mixesOceans: 'Mixes up the oceans.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
