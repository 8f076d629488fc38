import { generatedName } from './generated-names.ts';

export type StudentName = { firstName: string; lastName: string };

const named = (text: string): StudentName => {
  const [firstName = '', ...rest] = text.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

/**
 * Students of the portal's demo classroom "Room 12 Explorers". The school writes two names
 * differently (the portal has Chloe, and another apostrophe).
 */
export const KNOWN_EXPLORERS: readonly StudentName[] = [
  'Ben Whitaker',
  'Khloe Nguyen',
  'Diego Santos',
  'Freya Lindqvist',
  'Hana Sato',
  'Isaac Cohen',
  'Layla Haddad',
  "Noah O'Brien",
  'Priya Raman',
  'Samuel Mensah',
  'Maya Okafor',
  'Amara Diallo',
].map(named);

/** Students of the portal's demo classroom "River Readers". */
export const KNOWN_READERS: readonly StudentName[] = ['Ezra Holm', 'Mina Park', 'Omar Aziz'].map(
  named,
);

/** Names that forms and lists often handle wrong. */
export const UNUSUAL_NAMES: readonly StudentName[] = [
  { firstName: '娜', lastName: '李' },
  { firstName: 'Björk', lastName: '' },
  { firstName: 'علي', lastName: '' },
  {
    firstName: 'Maximiliana-Theodora Wilhelmina',
    lastName: 'Featherstonehaugh-Cholmondeley von und zu Hohenberg-Schwarzenfels',
  },
];

/** Generates names, starting at an offset in the list. */
export const madeUpNames = (count: number, from: number): StudentName[] =>
  Array.from({ length: count }, (_, index) => generatedName(from + index));
