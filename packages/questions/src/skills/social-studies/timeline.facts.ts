import type { GradeNumber } from '../../question.ts';

type HistoricEvent = {
  year: number;
  /** Text of a tile. */
  tile: string;
  /** A complete sentence without its period. */
  told: string;
  from: GradeNumber;
};

/** No two events are in the same year. */
export const FIRST_EVENTS: readonly HistoricEvent[] = [
  { year: 1607, tile: 'Jamestown', told: 'Jamestown was founded in 1607', from: 4 },
  { year: 1620, tile: 'Mayflower', told: 'The Mayflower reached America in 1620', from: 3 },
  { year: 1776, tile: 'Independence', told: 'The colonies declared independence in 1776', from: 3 },
  { year: 1787, tile: 'Constitution', told: 'The Constitution was written in 1787', from: 3 },
  { year: 1789, tile: 'Washington', told: 'Washington became president in 1789', from: 4 },
  {
    year: 1803,
    tile: 'Louisiana bought',
    told: 'The US made the Louisiana Purchase in 1803',
    from: 4,
  },
  { year: 1825, tile: 'Erie Canal', told: 'The Erie Canal was finished in 1825', from: 5 },
  { year: 1849, tile: 'gold rush', told: 'Gold seekers rushed to California in 1849', from: 4 },
  {
    year: 1865,
    tile: 'slavery outlawed',
    told: 'The 13th Amendment ended slavery in 1865',
    from: 4,
  },
  { year: 1869, tile: 'railroad joined', told: 'Rails joined East and West in 1869', from: 4 },
  { year: 1876, tile: 'telephone', told: 'Bell made the first telephone call in 1876', from: 3 },
  { year: 1886, tile: 'Lady Liberty', told: 'The Statue of Liberty was unveiled in 1886', from: 3 },
  { year: 1903, tile: 'first flight', told: 'The Wright brothers flew in 1903', from: 3 },
  { year: 1914, tile: 'Panama Canal', told: 'The Panama Canal opened in 1914', from: 5 },
  { year: 1920, tile: 'women win vote', told: 'Women won the vote nationwide in 1920', from: 4 },
  { year: 1959, tile: '50th state', told: 'Hawaii became the 50th state in 1959', from: 3 },
  { year: 1963, tile: 'Dream speech', told: 'Dr. King spoke of his dream in 1963', from: 3 },
  { year: 1969, tile: 'moon landing', told: 'People first walked on the moon in 1969', from: 3 },
];

/** Also from before the colonies and from other parts of the world. */
export const EVENTS: readonly HistoricEvent[] = [
  { year: 1215, tile: 'Magna Carta', told: 'King John sealed the Magna Carta in 1215', from: 5 },
  { year: 1271, tile: 'Marco Polo', told: 'Marco Polo set out for China in 1271', from: 4 },
  { year: 1325, tile: 'Tenochtitlan', told: 'The Aztecs founded their capital in 1325', from: 5 },
  { year: 1455, tile: 'Gutenberg Bible', told: 'Gutenberg printed his Bible in 1455', from: 5 },
  { year: 1492, tile: 'Columbus', told: 'Columbus reached the Americas in 1492', from: 3 },
  {
    year: 1522,
    tile: 'around the globe',
    told: 'A ship completed a trip around the globe in 1522',
    from: 4,
  },
  ...FIRST_EVENTS.map((event) =>
    event.year === 1963
      ? {
          ...event,
          tile: 'I Have a Dream',
          told: 'Dr. King gave his "I Have a Dream" speech in 1963',
        }
      : event,
  ),
];
