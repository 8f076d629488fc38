import type { Kind } from '../../../kit/sort-by-kind.ts';
import type { Fact } from '../../../kit/which-one.ts';

export const ANIMAL_FACTS: readonly Fact[] = [
  { name: 'fish', does: 'breathes with gills', clue: 'gills' },
  { name: 'fish', does: 'has fins and scales', clue: 'fins and scales' },
  { name: 'mole', does: 'digs tunnels in the soil', clue: 'tunnels' },
  { name: 'sheep', does: 'gives us wool', clue: 'wool' },
  { name: 'snail', does: 'carries a shell', clue: 'shell' },
  { name: 'bee', does: 'lives in a hive', clue: 'hive' },
  { name: 'bee', does: 'makes honey', clue: 'honey' },
  { name: 'owl', does: 'hunts at night', also: ['hedgehog', 'cat', 'frog', 'mole'] },
  { name: 'frog', does: 'starts life as a tadpole', clue: 'tadpole' },
  { name: 'duck', does: 'swims with webbed feet', also: ['frog'], clue: 'webbed feet' },
  { name: 'hedgehog', does: 'has spines on its back', clue: 'spines' },
  { name: 'butterfly', does: 'was a caterpillar first', clue: 'caterpillar' },
  { name: 'hen', does: 'has chicks', clue: 'chicks', also: ['robin', 'owl', 'duck'] },
  {
    name: 'robin',
    does: 'builds a nest in a tree',
    also: ['owl', 'hen', 'duck', 'bee'],
    clue: 'nest in a tree',
  },
  { name: 'dog', does: 'barks', clue: 'bark' },
  { name: 'cat', does: 'purrs', clue: 'purr' },
];

export const ANIMAL_FACTS_FROM_GRADE_2: readonly Fact[] = [
  { name: 'camel', does: 'stores fat in a hump', clue: 'hump', from: 2 },
  { name: 'polar bear', does: 'hunts on Arctic ice', clue: 'Arctic ice', from: 2 },
  { name: 'beaver', does: 'builds dams in streams', clue: 'dam', from: 2 },
  { name: 'spider', does: 'spins a web', clue: 'web', from: 2 },
  {
    name: 'whale',
    does: 'is a mammal of the sea',
    clue: 'mammal of the sea',
    from: 2,
    also: ['polar bear'],
  },
  { name: 'kangaroo', does: 'raises young in a pouch', clue: 'pouch', from: 2 },
  { name: 'penguin', does: 'is a bird that cannot fly', clue: 'bird that cannot fly', from: 2 },
  {
    name: 'giraffe',
    does: 'eats leaves high in trees',
    clue: 'leaves high up',
    from: 2,
    also: ['elephant'],
  },
  { name: 'bat', does: 'is a mammal that flies', clue: 'mammal that flies', from: 2 },
  {
    name: 'chameleon',
    does: 'can change its color',
    clue: 'changes color',
    from: 2,
    also: ['spider'],
  },
  { name: 'elephant', does: 'lifts things with its trunk', clue: 'trunk', from: 2 },
];

export const ANIMAL_GROUPS: readonly Kind[] = [
  {
    one: 'a mammal',
    know: 'Mammals feed milk to their young.',
    members: ['a cat', 'a dog', 'a sheep', 'a mole', 'a hedgehog', 'a whale', 'a bat', 'a horse'],
    misconception: 'looksLike',
  },
  {
    one: 'a bird',
    know: 'Birds have feathers.',
    members: ['a duck', 'a hen', 'an owl', 'a robin', 'a penguin', 'an eagle'],
  },
  {
    one: 'a fish',
    know: 'Fish have gills and fins all their lives.',
    members: ['a shark', 'a salmon', 'a tuna', 'a goldfish'],
  },
  {
    one: 'a reptile',
    know: 'Reptiles have dry, scaly skin.',
    members: ['a snake', 'a turtle', 'a lizard', 'a crocodile'],
    misconception: 'skin',
  },
  {
    one: 'an amphibian',
    know: 'Most amphibians start in water and have moist skin.',
    members: ['a frog', 'a toad', 'a newt', 'a salamander'],
    misconception: 'skin',
  },
  {
    one: 'an insect',
    know: 'Insects have six legs.',
    members: ['a bee', 'a butterfly', 'an ant', 'a beetle'],
  },
];
