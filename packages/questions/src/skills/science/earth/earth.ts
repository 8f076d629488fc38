import { capital } from '../../../kit/capital.ts';
import { chainSteps } from '../../../kit/chain-steps.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { EARTH_CHANGES, EARTH_ORDERS, ROCK_FACTS } from './earth.facts.ts';

const ROCKS: Topic = {
  which: 'Which of these',
  facts: ROCK_FACTS,
  match: 'Which belong together?',
  hint: 'Think of heat, of layers, and of time.',
  praise: 'You thought about how it formed.',
};

const CHANGES: Topic = {
  which: 'Which process',
  facts: EARTH_CHANGES,
  match: 'Which belong together?',
  hint: 'What moves or changes: the rock, or the water?',
  praise: 'You thought about what moves and what changes.',
};

const inOrder = (rng: SeededRandom, level: Level): Question => {
  const { ask, items, from, to, because } = rng.pick(EARTH_ORDERS);
  const left = rng.int(0, 3);
  const right: readonly string[] = level === 1 ? items.filter((_, at) => at !== left) : items;
  return {
    ask,
    ...putInOrder(rng, {
      right,
      from,
      to,
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'Not yet. Look at one step again.',
          reason: `"${capital(belongs)}" ${because} "${given}".`,
          misconception: 'mixesOrder',
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You thought about what leads to what.',
    hint: 'Find the two ends first.',
    steps: chainSteps(right, {
      learn: `Find the two ends first: ${from} and ${to}.`,
      begins: `"${capital(right[0] ?? '')}" ${because} "${right[1]}".`,
    }),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 5);
  if (variant === 1) return inOrder(rng, level);
  return grade >= 4 && variant <= 3
    ? askFacts(rng, ROCKS, { grade, level, misconception: 'mixesRocks' })
    : askFacts(rng, CHANGES, { grade, level, misconception: 'mixesProcesses' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 5);
  if (variant === 1) return inOrder(rng, level);
  const isRock = grade >= 4 && variant <= 3;
  const topic = isRock ? ROCKS : CHANGES;
  const misconception = isRock ? 'mixesRocks' : 'mixesProcesses';
  return rng.chance(30)
    ? matchClues(rng, topic, { grade, misconception })
    : whichOne(rng, topic, { grade, wrong, misconception: () => misconception });
};

export const earth = defineSkill({
  id: 'rocks-and-water-cycle',
  version: 2,
  subject: 'science',
  name: 'Rocks and the water cycle',
  grades: [3, 8],
  standards: ['4-ESS2-1', '5-ESS2-1', 'MS-ESS2-1', 'MS-ESS2-4'],
  kinds: ['choose', 'match', 'order'],
  forTeachers: {
    about: 'Knows kinds of rock, how land changes, and how water moves in a cycle.',
    toTry: 'Cover warm water in a bowl with foil and ice, and watch where drops form.',
  },
  atDinner: 'How old could the water in your glass be, and where has it been?',
  slips: {
    mixesRocks: 'Mixes up how kinds of rock form.',
    mixesProcesses: 'Mixes up processes such as weathering and erosion.',
    mixesOrder: 'Mixes up the order of layers or steps.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
