import type { Kind } from '../../../kit/sort-by-kind.ts';

/** The next one eats the previous one. */
export const FIRST_FOOD_CHAINS: readonly (readonly string[])[] = [
  ['grass', 'rabbit', 'fox'],
  ['grass', 'grasshopper', 'frog', 'snake', 'hawk'],
  ['clover', 'mouse', 'owl'],
  ['leaves', 'caterpillar', 'robin', 'hawk'],
  ['algae', 'tadpole', 'small fish', 'heron'],
  ['seeds', 'mouse', 'snake', 'hawk'],
  ['algae', 'krill', 'penguin', 'leopard seal'],
  ['grass', 'zebra', 'lion'],
  ['kelp', 'sea urchin', 'sea otter', 'orca'],
  ['algae', 'krill', 'herring', 'tuna'],
  ['lettuce', 'snail', 'hedgehog'],
  ['leaves', 'deer', 'wolf'],
  ['flowers', 'butterfly', 'spider', 'wren'],
  ['wheat', 'grasshopper', 'lizard', 'roadrunner'],
];

/** Seeds and flowers are parts of producers. */
const PRODUCERS: Readonly<Record<string, string>> = { seeds: 'sunflower', flowers: 'clover' };

/** Every chain starts with a living thing that makes its own food. */
export const FOOD_CHAINS = FIRST_FOOD_CHAINS.map((chain) =>
  chain.map((one) => PRODUCERS[one] ?? one),
);

export const ROLES: readonly Kind[] = [
  {
    one: 'a producer',
    know: 'A producer makes its own food from sunlight.',
    members: ['grass', 'an oak tree', 'clover', 'kelp', 'a sunflower'],
    misconception: 'mixesRoles',
  },
  {
    one: 'a consumer',
    know: 'A consumer eats other living things.',
    members: ['a rabbit', 'a hawk', 'a deer', 'a cow', 'a frog'],
    misconception: 'mixesRoles',
  },
  {
    one: 'a decomposer',
    know: 'A decomposer breaks down what is left of living things.',
    members: ['a mushroom', 'mold', 'soil bacteria'],
    misconception: 'decomposer',
  },
];

export const EATERS: readonly Kind[] = [
  {
    one: 'an herbivore',
    know: 'An herbivore lives on plants.',
    members: ['a rabbit', 'a cow', 'a sheep', 'a zebra', 'a giraffe'],
    misconception: 'mixesEaters',
  },
  {
    one: 'a carnivore',
    know: 'A carnivore lives on other animals.',
    members: ['a lion', 'a hawk', 'an owl', 'a shark', 'a heron'],
    misconception: 'mixesEaters',
  },
  {
    one: 'an omnivore',
    know: 'An omnivore eats both plants and animals.',
    members: ['a brown bear', 'a raccoon', 'a crow', 'a pig'],
    misconception: 'mixesEaters',
  },
];
