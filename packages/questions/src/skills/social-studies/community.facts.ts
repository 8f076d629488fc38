import type { Kind } from '../../kit/sort-by-kind.ts';
import type { Fact } from '../../kit/which-one.ts';
import type { Thing } from '../../picture.ts';

export const FIRST_HELPER_FACTS: readonly Fact[] = [
  { name: 'firefighter', does: 'puts out fires', clue: 'puts out fires' },
  { name: 'nurse', does: 'cares for sick people', clue: 'cares for the sick' },
  { name: 'teacher', does: 'helps a class learn', clue: 'helps a class', also: ['librarian'] },
  { name: 'mail carrier', does: 'brings letters', clue: 'brings letters' },
  { name: 'farmer', does: 'grows our food', clue: 'grows food' },
  { name: 'librarian', does: 'lends us books', clue: 'lends books', also: ['teacher'] },
  { name: 'baker', does: 'makes bread', clue: 'makes bread' },
  { name: 'dentist', does: 'looks after teeth', clue: 'looks after teeth' },
  { name: 'bus driver', does: 'takes us to school', clue: 'drives the bus' },
  { name: 'vet', does: 'helps sick animals', clue: 'helps animals', also: ['farmer'] },
  { name: 'builder', does: 'builds houses', clue: 'builds houses' },
  { name: 'plumber', does: 'fixes water pipes', clue: 'fixes pipes', also: ['builder'] },
  { name: 'crossing guard', does: 'stops cars so children can cross', clue: 'stops cars' },
];

/** No fact repeats a word of its name. */
export const HELPER_FACTS: readonly Fact[] = [
  ...FIRST_HELPER_FACTS.filter(({ name }) => name !== 'crossing guard'),
  { name: 'crossing guard', does: 'stops cars for children', clue: 'stops cars' },
  { name: 'firefighter', does: 'rides in a red truck', clue: 'red truck' },
  { name: 'farmer', does: 'gets eggs from hens', clue: 'eggs from hens' },
  { name: 'nurse', does: 'works in a hospital', clue: 'works in a hospital' },
  { name: 'plumber', does: 'stops a leak', clue: 'stops a leak' },
  { name: 'dentist', does: 'looks into your mouth', clue: 'looks into mouths' },
  { name: 'librarian', does: 'tells you what to read', clue: 'what to read', also: ['teacher'] },
  { name: 'baker', does: 'bakes rolls', clue: 'bakes rolls' },
  { name: 'mail carrier', does: 'fills mailboxes', clue: 'fills mailboxes' },
  { name: 'vet', does: 'gives shots to dogs', clue: 'shots for dogs' },
  { name: 'builder', does: 'puts up walls', clue: 'puts up walls' },
  { name: 'bus driver', does: 'waits at each stop', clue: 'waits at stops' },
  { name: 'teacher', does: 'shows you how to count', clue: 'how to count', also: ['librarian'] },
  { name: 'farmer', does: 'milks the cows', clue: 'milks cows' },
  { name: 'firefighter', does: 'climbs a tall ladder', clue: 'a tall ladder', also: ['builder'] },
  { name: 'nurse', does: 'puts a bandage on you', clue: 'bandages' },
  { name: 'plumber', does: 'puts in a sink', clue: 'puts in sinks', also: ['builder'] },
  { name: 'dentist', does: 'fills a tooth', clue: 'fills a tooth' },
];

/** Helpers who work with the shown thing, and others who might. */
export const AT_WORK: readonly { thing: Thing; helper: string; also?: readonly string[] }[] = [
  { thing: 'bus', helper: 'bus driver', also: ['crossing guard'] },
  { thing: 'book', helper: 'librarian' },
  { thing: 'wheat', helper: 'farmer', also: ['baker'] },
  { thing: 'house', helper: 'builder', also: ['plumber', 'firefighter', 'mail carrier'] },
  { thing: 'school', helper: 'teacher', also: ['crossing guard', 'nurse'] },
];

export const NEEDS_AND_WANTS: readonly Kind[] = [
  {
    one: 'a need',
    know: 'A need is something we must have to live.',
    members: ['food', 'water', 'a home', 'a warm coat', 'sleep', 'clean air'],
    misconception: 'mixesNeeds',
  },
  {
    one: 'a want',
    know: 'A want is nice to have.',
    members: ['a kite', 'candy', 'a toy robot', 'a balloon', 'a board game', 'a comic book'],
    misconception: 'mixesNeeds',
  },
];

export const GOODS_AND_SERVICES: readonly Kind[] = [
  {
    one: 'a good',
    know: 'A good is a thing you can touch.',
    members: ['bread', 'a bike', 'a pencil', 'milk', 'a chair', 'an apple'],
    misconception: 'mixesGoods',
  },
  {
    one: 'a service',
    know: 'A service is work done for others.',
    members: [
      'a haircut',
      'a bus ride',
      'a piano lesson',
      'a tooth check',
      'mail delivery',
      'a car wash',
    ],
    misconception: 'mixesGoods',
  },
];

const withMembers = (kinds: readonly Kind[], members: readonly (readonly string[])[]) =>
  kinds.map((kind, at) => ({ ...kind, members: members[at] ?? kind.members }));

/** Members of both categories have about the same length and number of words. */
export const EVEN_NEEDS_AND_WANTS: readonly Kind[] = withMembers(NEEDS_AND_WANTS, [
  [
    'food',
    'water',
    'a home',
    'a warm coat',
    'sleep',
    'clean air',
    'healthy food',
    'medicine',
    'a safe place',
    'a meal',
    'clothing',
    'rest',
    'drinking water',
    'fresh air',
    'shelter',
    'a warm bed',
  ],
  [
    'candy',
    'a kite',
    'a doll',
    'a toy robot',
    'a game',
    'a balloon',
    'a comic book',
    'a puzzle',
    'a toy train',
    'a sticker',
    'a party hat',
    'gum',
    'a movie ticket',
    'glitter',
    'a yo-yo',
    'a carousel ride',
  ],
]);

export const EVEN_GOODS_AND_SERVICES: readonly Kind[] = withMembers(GOODS_AND_SERVICES, [
  [
    'a loaf of bread',
    'a hammer',
    'a school book',
    'a soccer ball',
    'a desk lamp',
    'a car seat',
    'a flute',
    'a pair of socks',
    'a spoon',
    'a wool cap',
    'a bar of soap',
    'a toy car',
    'a notebook',
    'a rain jacket',
    'a bike helmet',
  ],
  [
    'a haircut',
    'mail delivery',
    'a piano lesson',
    'a tooth check',
    'a bus ride',
    'a car wash',
    'a swim class',
    'a pet checkup',
    'a taxi ride',
    'snow removal',
    'trash pickup',
    'a tour',
    'dog walking',
    'a phone repair',
    'lawn mowing',
  ],
]);
