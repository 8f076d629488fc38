import { chooseOne } from '../../kit/choose-one.ts';
import { askKinds } from '../../kit/fits-kind.ts';
import { matchKinds, type Sorting, whichIs, whichIsNot } from '../../kit/sort-by-kind.ts';
import { askFacts } from '../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../kit/which-one.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import {
  AT_WORK,
  EVEN_GOODS_AND_SERVICES,
  EVEN_NEEDS_AND_WANTS,
  FIRST_HELPER_FACTS,
  GOODS_AND_SERVICES,
  HELPER_FACTS,
  NEEDS_AND_WANTS,
} from './community.facts.ts';

const HELPERS: Topic = {
  which: 'Who',
  before: 'a ',
  facts: HELPER_FACTS,
  match: 'What does each helper do?',
  hint: 'Think of a day in your town.',
  praise: 'You know who helps us.',
};

const FIRST_HELPERS: Topic = { ...HELPERS, facts: FIRST_HELPER_FACTS };

const whoWorksWithIt = (rng: SeededRandom): Question => {
  const { thing, helper, also = [] } = rng.pick(AT_WORK);
  const others = FIRST_HELPER_FACTS.filter(
    ({ name }) => !also.includes(name) && !AT_WORK.some((entry) => entry.helper === name),
  );
  const offered = rng.shuffle(others);
  return {
    ask: 'Who works with this?',
    picture: { kind: 'things', groups: [{ thing, count: 1 }] },
    ...chooseOne(rng, {
      right: helper,
      wrong: 2,
      mistakes: offered.map(({ name, does }) => ({
        choice: name,
        headline: 'Look at the picture again.',
        reason: `A ${name} ${does}. Here we need a ${helper}.`,
        misconception: 'mixesHelpers',
      })),
    }),
    solved: `A ${helper} works with this: ${thing}`,
    praise: 'You thought about their work.',
    hint: 'Say what you see. Who uses it?',
    steps: [
      {
        say: thing === 'wheat' ? 'This is wheat.' : `This is a ${thing}.`,
        picture: { kind: 'things', groups: [{ thing, count: 1 }] },
      },
      ...offered.slice(0, 1).map(({ name, does }) => ({ say: `A ${name} ${does}.` })),
      { say: `A ${helper} works with it.` },
    ],
  };
};

const newHelpers = (rng: SeededRandom, { grade, level }: MakeAt): Question =>
  askFacts(rng, HELPERS, {
    grade,
    level,
    by: 'does',
    canMatch: grade > 0,
    misconception: 'mixesHelpers',
  });

const firstHelpers = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 4);
  if (variant === 1) return whoWorksWithIt(rng);
  if (variant === 2 && grade > 0) {
    return matchClues(rng, FIRST_HELPERS, {
      grade,
      count: level === 3 ? 4 : 3,
      misconception: 'mixesHelpers',
    });
  }
  return whichOne(rng, FIRST_HELPERS, {
    grade,
    wrong: level === 1 ? 2 : 3,
    misconception: () => 'mixesHelpers',
  });
};

export const helpers = defineSkill({
  id: 'community-helpers',
  version: 2,
  subject: 'socialStudies',
  name: 'People who help us',
  grades: [0, 2],
  standards: [],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Knows who does what in a community.',
    toTry: 'Walk around the school and thank three people for what they do.',
  },
  atDinner: 'Who helped you today, and how?',
  slips: { mixesHelpers: 'Mixes up what helpers do.' },
  make: (rng, at) => (at.version < 2 ? firstHelpers(rng, at) : newHelpers(rng, at)),
});

const NEEDS: Sorting = {
  kinds: NEEDS_AND_WANTS,
  hint: 'Could you live without it?',
  praise: 'You asked what we must have.',
};

const GOODS: Sorting = {
  kinds: GOODS_AND_SERVICES,
  hint: 'Can you hold it, or is it work?',
  praise: 'You asked if you can hold it.',
};

const EVEN_NEEDS: Sorting = { ...NEEDS, kinds: EVEN_NEEDS_AND_WANTS };
const EVEN_GOODS: Sorting = { ...GOODS, kinds: EVEN_GOODS_AND_SERVICES };
const NEEDS_WANTS_SERVICES: Sorting = {
  ...NEEDS,
  kinds: [...EVEN_NEEDS.kinds, ...EVEN_GOODS.kinds.slice(1)],
};

const newNeeds = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const sorting = grade > 0 && rng.chance(50) ? EVEN_GOODS : EVEN_NEEDS;
  if (level === 2 && grade >= 2 && rng.chance(40)) {
    return matchKinds(rng, NEEDS_WANTS_SERVICES, 'Need, want or service?');
  }
  return askKinds(rng, sorting, { level });
};

const firstNeeds = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const sorting = grade > 0 && rng.chance(50) ? GOODS : NEEDS;
  if (level > 1 && rng.chance(30)) return whichIsNot(rng, sorting, wrong);
  if (grade >= 2 && rng.chance(25)) {
    const both = { ...NEEDS, kinds: [...NEEDS.kinds, ...GOODS.kinds.slice(1)] };
    return matchKinds(rng, both, 'Need, want or service?');
  }
  return whichIs(rng, sorting, wrong);
};

export const needsAndWants = defineSkill({
  id: 'needs-and-wants',
  version: 2,
  subject: 'socialStudies',
  name: 'Needs, wants and goods',
  grades: [0, 3],
  standards: [],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Tells needs from wants and goods from services.',
    toTry: 'Pack a pretend suitcase that holds only five things, and talk about each.',
  },
  atDinner: 'What do we need, and what do we only want, this week?',
  slips: {
    mixesNeeds: 'Mixes up needs and wants.',
    mixesGoods: 'Mixes up goods and services.',
  },
  make: (rng, at) => (at.version < 2 ? firstNeeds(rng, at) : newNeeds(rng, at)),
});
