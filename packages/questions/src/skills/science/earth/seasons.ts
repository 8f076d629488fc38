import { capital } from '../../../kit/capital.ts';
import { chainSteps } from '../../../kit/chain-steps.ts';
import { askKinds } from '../../../kit/fits-kind.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import { type Sorting, whichIs } from '../../../kit/sort-by-kind.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import {
  FIRST_TURNING_FACTS,
  SEASON_FACTS,
  SEASON_MONTHS,
  TURNING_FACTS,
} from './seasons.facts.ts';

const SEASONS: Topic = {
  which: 'Which season',
  facts: SEASON_FACTS,
  hint: 'Say the four seasons in order.',
  praise: 'You thought about the year.',
};

const MONTHS: Sorting = {
  kinds: SEASON_MONTHS,
  hint: 'Say the months in order.',
  praise: 'You know when the seasons come.',
};

const TURNING: Topic = {
  which: 'What',
  before: (name) => (name.startsWith('Earth') ? '' : 'the '),
  facts: TURNING_FACTS,
  match: 'Which belong together?',
  hint: 'Turn a ball in the light of a lamp. What changes?',
  praise: 'You pictured how Earth and the moon move.',
};

const FIRST_TURNING: Topic = { ...TURNING, before: '', facts: FIRST_TURNING_FACTS };

const ORDERS = [
  {
    ask: 'Put the parts of the day in order, from morning.',
    items: ['morning', 'noon', 'afternoon', 'evening', 'night'],
  },
  { ask: 'Put the seasons in order, from spring.', items: ['spring', 'summer', 'fall', 'winter'] },
  { ask: 'Put the seasons in order, from fall.', items: ['fall', 'winter', 'spring', 'summer'] },
  { ask: 'Put the meals in order.', items: ['breakfast', 'lunch', 'dinner'] },
] as const;

type Orders = readonly { ask: string; items: readonly string[] }[];

const hasSeasons = ({ ask }: { ask: string }) => ask.includes('seasons');

/** Seasons are always four. */
const SHORT_ORDERS: Orders = ORDERS.filter((order) => !hasSeasons(order));
const LONG_ORDERS: Orders = ORDERS.filter(({ items }) => items.length > 3);

const inOrder = (rng: SeededRandom, longest: number, from: Orders = ORDERS): Question => {
  const { ask, items } = rng.pick(from);
  const isRound = hasSeasons({ ask });
  const count = isRound ? 4 : Math.min(longest, items.length);
  const kept = new Set<string>(rng.some<string>(items, count));
  const right: readonly string[] = items.filter((item) => kept.has(item));
  return {
    ask,
    ...putInOrder(rng, {
      right,
      from: 'first',
      to: 'last',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'Not yet. Think it through.',
          reason: `${capital(belongs)} comes before ${given} here.`,
          misconception: 'mixesOrder',
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You thought about what comes next.',
    hint: 'What comes right after the first one?',
    steps: chainSteps(right, {
      learn: 'Think of what comes right after each one.',
      begins: `Start with ${right[0]}.`,
    }),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (grade >= 3) return askFacts(rng, TURNING, { grade, level, misconception: 'mixesTurning' });
  const variant = rng.int(1, 4);
  if (variant === 1) return inOrder(rng, level + 2, level === 1 ? SHORT_ORDERS : LONG_ORDERS);
  if (variant === 2 && grade > 0 && level < 3) {
    return askKinds(rng, MONTHS, { level, match: 'Which season is it in?' });
  }
  return askFacts(rng, SEASONS, { grade, level, by: 'does', canMatch: false });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  if (grade >= 3) {
    return rng.chance(40)
      ? matchClues(rng, FIRST_TURNING, { grade, misconception: 'mixesTurning' })
      : whichOne(rng, FIRST_TURNING, { grade, wrong, misconception: () => 'mixesTurning' });
  }
  const variant = rng.int(1, 4);
  if (variant === 1) return inOrder(rng, level + 2);
  if (variant === 2 && grade > 0) return whichIs(rng, MONTHS, wrong);
  return whichOne(rng, SEASONS, { grade, wrong });
};

export const seasons = defineSkill({
  id: 'day-night-and-seasons',
  version: 2,
  subject: 'science',
  name: 'Day, night and seasons',
  grades: [0, 5],
  standards: ['1-ESS1-1', '1-ESS1-2', '5-ESS1-2'],
  kinds: ['choose', 'order', 'match'],
  forTeachers: {
    about: 'Knows the order of day and year, and how Earth and moon make them.',
    toTry: 'Hold a globe in the beam of a flashlight and turn it: where is it night?',
  },
  atDinner: 'What do you like to do in each season?',
  slips: {
    mixesOrder: 'Mixes up what comes before and after in a day or year.',
    mixesTurning: 'Mixes up what the spin, the tilt and the trips of Earth and moon do.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
