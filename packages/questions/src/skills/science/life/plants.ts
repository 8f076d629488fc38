import { capital } from '../../../kit/capital.ts';
import { chainSteps } from '../../../kit/chain-steps.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { askKinds, whichFitsKind } from '../../../kit/fits-kind.ts';
import { drawn } from '../../../kit/pictured.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import { type Sorting, whichIs } from '../../../kit/sort-by-kind.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import {
  EARLY_PLANT_PARTS,
  EATEN_PARTS,
  NEEDED_BY_PLANTS,
  NOT_NEEDED_BY_PLANTS,
  NOT_PLANTS,
  PLANT_PARTS,
  PLANTS,
} from './plants.facts.ts';

const PARTS: Topic = {
  which: 'Which part of a plant',
  before: 'the ',
  facts: PLANT_PARTS,
  match: 'What does each part do?',
  hint: 'Where on the plant does that happen?',
  praise: 'You thought about what each part does.',
};

const EARLY_PARTS: Topic = { ...PARTS, facts: EARLY_PLANT_PARTS };

const EATEN: Sorting = {
  kinds: EATEN_PARTS,
  hint: 'Think of where it grows on the plant.',
  praise: 'You thought about where it grows.',
};

const whatItNeeds = (rng: SeededRandom): Question => {
  const plant = rng.pick(PLANTS);
  const right = rng.pick(NEEDED_BY_PLANTS);
  const others = rng.shuffle(NOT_NEEDED_BY_PLANTS);
  return {
    ask: `What does a ${plant} need to grow?`,
    picture: { kind: 'things', groups: [{ thing: plant, count: 1 }] },
    ...chooseOne(rng, {
      right: drawn(right),
      wrong: 2,
      mistakes: others.map((thing) => ({
        choice: drawn(thing),
        headline: 'That is for people.',
        reason: `A ${thing} does not help it grow. Plants need sun and water.`,
        misconception: 'needsOfPeople',
      })),
    }),
    solved: `A ${plant} needs ${right === 'sun' ? 'the sun' : 'rain'} to grow`,
    praise: 'You thought about what plants need.',
    hint: 'What is outside, where plants grow?',
    steps: [
      {
        say: 'Plants need sun and water.',
        picture: { kind: 'things', groups: NEEDED_BY_PLANTS.map((thing) => ({ thing, count: 1 })) },
      },
      { say: `A ${others[0]} is for people.` },
      { say: `The ${plant} needs ${right === 'sun' ? 'the sun' : 'rain'}.` },
    ],
  };
};

const isItAPlant = (rng: SeededRandom): Question => {
  const right = rng.pick(PLANTS);
  const others = rng.shuffle(NOT_PLANTS);
  return {
    ask: 'Which one is a plant?',
    ...chooseOne(rng, {
      right: drawn(right),
      wrong: 2,
      mistakes: others.map((thing) => ({
        choice: drawn(thing),
        headline: `A ${thing} is not a plant.`,
        reason: `Plants have roots and leaves. A ${right} has them.`,
        misconception: 'notAPlant',
      })),
    }),
    solved: `The ${right} is a plant`,
    praise: 'You looked for roots and leaves.',
    hint: 'Which one has roots?',
    steps: [
      { say: 'Plants have roots and leaves.' },
      { say: `A ${others[0]} has no roots.` },
      {
        say: `The ${right} is a plant.`,
        picture: { kind: 'things', groups: [{ thing: right, count: 1 }] },
      },
    ],
  };
};

const GROWTH = [
  ['seed', 'sprout', 'young plant', 'flower'],
  ['seed', 'sprout', 'vine', 'pumpkin'],
  ['seed', 'seedling', 'young tree', 'apple tree'],
  ['seed', 'sprout', 'bud', 'flower'],
] as const;

/** Leaves out one of the steps, or none. */
const howItGrows = (rng: SeededRandom, leftOut?: number): Question => {
  const all: readonly string[] = rng.pick(GROWTH);
  const left = leftOut ?? rng.int(0, 4);
  const right = left === 4 ? all : all.filter((_, at) => at !== left);
  return {
    ask: 'How does a plant grow? Put it in order.',
    ...putInOrder(rng, {
      right,
      from: 'first',
      to: 'last',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'Not yet. What comes first?',
          reason: `${capital(belongs)} comes before ${given}.`,
          misconception: 'mixesOrder',
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You thought about how plants grow.',
    hint: 'It starts small, in the soil.',
    steps: chainSteps(right, {
      learn: 'A plant starts small, in the soil.',
      begins: `First comes the ${right[0]}.`,
    }),
  };
};

const PLANT_OR_NOT: Sorting = {
  kinds: [
    {
      one: 'a plant',
      know: 'Plants have roots and leaves.',
      members: PLANTS.map((thing) => `a ${thing}`),
      misconception: 'notAPlant',
    },
    {
      one: 'not a plant',
      know: 'Plants have roots and leaves. Other things do not.',
      members: NOT_PLANTS.map((thing) => `a ${thing}`),
      misconception: 'notAPlant',
    },
  ],
  hint: 'Which ones have roots?',
  praise: 'You looked for roots and leaves.',
};

/** Sun and rain are the ones to leave out here, so that they are not always right. */
const whatItDoesNotNeed = (rng: SeededRandom): Question => {
  const plant = rng.pick(PLANTS);
  const right = rng.pick(NOT_NEEDED_BY_PLANTS);
  return {
    ask: `Which one does a ${plant} not need to grow?`,
    picture: { kind: 'things', groups: [{ thing: plant, count: 1 }] },
    ...chooseOne(rng, {
      right: drawn(right),
      mistakes: NEEDED_BY_PLANTS.map((thing) => ({
        choice: drawn(thing),
        headline: 'Listen for the word not.',
        reason: `Plants need the ${thing}. A ${right} is for people.`,
        misconception: 'needsOfPeople',
      })),
    }),
    solved: `A ${plant} does not need a ${right}`,
    praise: 'You thought about what plants need.',
    hint: 'What is outside, where plants grow?',
    steps: [
      {
        say: 'Plants need sun and water.',
        picture: { kind: 'things', groups: NEEDED_BY_PLANTS.map((thing) => ({ thing, count: 1 })) },
      },
      { say: `A ${right} is for people.` },
      { say: `The ${plant} does not need a ${right}.` },
    ],
  };
};

const makeEarly = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 20);
  if (level === 1) {
    if (variant <= 10) return whichFitsKind(rng, PLANT_OR_NOT, 2);
    return variant <= 15 ? whatItNeeds(rng) : whatItDoesNotNeed(rng);
  }
  if (variant <= 8) return howItGrows(rng, level === 3 ? 4 : rng.int(0, 3));
  if (variant <= 10) return whichFitsKind(rng, PLANT_OR_NOT);
  return askFacts(rng, EARLY_PARTS, { grade, level, by: 'does', canMatch: false });
};

const makeQuestion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  if (grade <= 1) return makeEarly(rng, at);
  const variant = rng.int(1, 4);
  if (variant === 1) return howItGrows(rng, level === 1 ? rng.int(0, 3) : 4);
  if (variant === 2) return askKinds(rng, EATEN, { level, match: 'Which part do we eat?' });
  return askFacts(rng, PARTS, { grade, level });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 4);
  if (grade <= 1) {
    if (variant === 1 && level > 1) return howItGrows(rng);
    if (variant === 2 && grade === 1) return whichOne(rng, PARTS, { grade, wrong: 2 });
    return variant === 3 ? isItAPlant(rng) : whatItNeeds(rng);
  }
  const wrong = level === 1 ? 2 : 3;
  if (variant === 1) return howItGrows(rng);
  if (variant === 2) return whichIs(rng, EATEN, wrong);
  return variant === 3
    ? matchClues(rng, PARTS, { grade, count: level === 3 ? 4 : 3 })
    : whichOne(rng, PARTS, { grade, wrong });
};

export const plants = defineSkill({
  id: 'plants-and-their-needs',
  version: 2,
  subject: 'science',
  name: 'Plants',
  grades: [0, 4],
  standards: ['K-LS1-1', '2-LS2-1', '4-LS1-1'],
  kinds: ['choose', 'order', 'match'],
  forTeachers: {
    about: 'Knows what plants need, what their parts do, and how they grow.',
    toTry: 'Grow two beans, one in a dark box, and draw both every other day.',
  },
  atDinner: 'Which parts of plants are on your plate?',
  slips: {
    needsOfPeople: 'Gives plants what people need.',
    notAPlant: 'Takes something else for a plant.',
    mixesOrder: 'Mixes up the steps in which a plant grows.',
    otherPart: 'Mixes up which part of the plant we eat.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
