import type { Subject } from '../options.ts';

/* Rules of a student's field: what grows and when. The game draws it, and reports use it. */

/** Stages of a skill, from new to mastered. */
export const STAGES = ['seed', 'sprout', 'leaf', 'bud', 'bloom'] as const;
export type Stage = (typeof STAGES)[number];

/** Minimum percentage of correct first attempts for each stage. Below is a seed. */
export const STAGE_FROM_PERCENT = { sprout: 40, leaf: 60, bud: 75, bloom: 90 } as const;
/** A stage needs this many answers at least. Bloom needs more. */
export const FEWEST_TO_SPROUT = 4;
export const FEWEST_TO_BLOOM = 8;

/** Returns the stage of a skill from its latest first attempts. Bloom needs two days. */
export const stageAt = ({
  percent,
  answers,
  isHighOnTwoDays,
}: {
  percent: number;
  answers: number;
  isHighOnTwoDays: boolean;
}): Stage => {
  const from = STAGE_FROM_PERCENT;
  if (answers < FEWEST_TO_SPROUT || percent < from.sprout) return 'seed';
  if (percent < from.leaf) return 'sprout';
  if (percent < from.bud) return 'leaf';
  return percent >= from.bloom && isHighOnTwoDays && answers >= FEWEST_TO_BLOOM ? 'bloom' : 'bud';
};

/**
 * After this attempt at a question and its siblings the plant grows, because the page has shown the
 * whole solution.
 */
export const LAST_ATTEMPT = 3;

/** The first rows of a place find out where a student works. Their questions can be passed. */
export const FIRST_ROWS = 2;

export const betterStage = (first: Stage, second: Stage) =>
  STAGES.indexOf(first) >= STAGES.indexOf(second) ? first : second;

export const isBudOrBloom = (stage: Stage) => stage === 'bud' || stage === 'bloom';

export const CROPS = [
  'wheat',
  'apple',
  'lily',
  'fir',
  'sunflower',
  'bellflower',
  'tulip',
  'pumpkin',
] as const;
export type Crop = (typeof CROPS)[number];

export const VISITORS = [
  'snail',
  'hedgehog',
  'frog',
  'ducks',
  'sheep',
  'robin',
  'mole',
  'owl',
  'bee',
  'butterflies',
] as const;
export type Visitor = (typeof VISITORS)[number];

type Place = {
  name: string;
  crop: Crop;
  /** What a row leaves in the bed: "Six wheat plants". */
  harvest: string;
  /** What the place gains with the first row: "The mill has flour". */
  gain: string;
  /** Visitors in the order in which they move in. Never random. */
  visitors: readonly [Visitor, Visitor, Visitor, Visitor, Visitor];
};

export const PLACES: Readonly<Record<Subject, Place>> = {
  math: {
    name: 'Math Mill',
    crop: 'wheat',
    harvest: 'Six wheat plants',
    gain: 'The mill has flour',
    visitors: ['robin', 'hedgehog', 'butterflies', 'sheep', 'owl'],
  },
  languageArts: {
    name: 'Word Orchard',
    crop: 'apple',
    harvest: 'Six apple trees',
    gain: 'A tree has a letter',
    visitors: ['bee', 'robin', 'hedgehog', 'snail', 'owl'],
  },
  science: {
    name: 'Science Pond',
    crop: 'lily',
    harvest: 'Six water lilies',
    gain: 'The pond has a second reed',
    visitors: ['frog', 'ducks', 'snail', 'butterflies', 'mole'],
  },
  socialStudies: {
    name: 'Map Hill',
    crop: 'fir',
    harvest: 'Six young firs',
    gain: 'The hill has a cottage',
    visitors: ['sheep', 'mole', 'robin', 'hedgehog', 'butterflies'],
  },
  foreignLanguage: {
    name: 'Talking Garden',
    crop: 'sunflower',
    harvest: 'Six sunflowers',
    gain: 'A hedge says hola',
    visitors: ['butterflies', 'snail', 'bee', 'mole', 'frog'],
  },
  music: {
    name: 'Music Meadow',
    crop: 'bellflower',
    harvest: 'Six bellflowers',
    gain: 'The meadow has one more note',
    visitors: ['bee', 'robin', 'frog', 'sheep', 'hedgehog'],
  },
  art: {
    name: 'Art Barn',
    crop: 'tulip',
    harvest: 'Six tulips',
    gain: 'The barn has flags',
    visitors: ['snail', 'bee', 'butterflies', 'ducks', 'mole'],
  },
  others: {
    name: 'Curiosity Cabin',
    crop: 'pumpkin',
    harvest: 'Six pumpkins',
    gain: 'A lamp is lit in the cabin',
    visitors: ['owl', 'mole', 'hedgehog', 'snail', 'bee'],
  },
};

/** Order of the places from left to right, back row first. */
export const PLACE_ORDER: readonly Subject[] = [
  'math',
  'socialStudies',
  'others',
  'art',
  'languageArts',
  'science',
  'music',
  'foreignLanguage',
];

/** Questions in a row, and plants in a bed. */
export const ROW_LENGTH = 6;

/** Numbers of rows at a place after which a visitor moves in. */
export const VISITOR_ROWS: readonly number[] = [1, 3, 8, 15, 25];

/** Returns the visitors at a place after a number of rows, in order. */
export const visitorsAt = (subject: Subject, rows: number) =>
  PLACES[subject].visitors.filter((_, index) => rows >= (VISITOR_ROWS[index] ?? Infinity));

/** Returns the visitor who moves in with exactly this row, or undefined. */
export const visitorAfter = (subject: Subject, rows: number) => {
  const index = VISITOR_ROWS.indexOf(rows);
  return PLACES[subject].visitors[index];
};

/** Returns the bed of a place. It shows the harvest of the first row from then on. */
export const bedAt = (rows: number): Stage[] =>
  Array.from({ length: ROW_LENGTH }, () => (rows > 0 ? 'bloom' : 'seed'));

/** Returns the size of the plants in the bed, from the first to the sixth row. 1 is full size. */
export const plantSizeAt = (rows: number) => {
  const grown = Math.min(Math.max(rows, 1), ROW_LENGTH) - 1;
  return 0.8 + (0.2 * grown) / (ROW_LENGTH - 1);
};

/** After the first row of a place, the field shows what was harvested. */
export const isFirstHarvest = ({ rows }: { rows: number }) => rows === 1;

/** What a place has gained: an object with the first row, and its grown look with the sixth. */
export type PlaceDress = { hasGain: boolean; isGrown: boolean };

export const dressAt = (rows: number): PlaceDress => ({
  hasGain: rows >= 1,
  isGrown: rows >= ROW_LENGTH,
});

/** Returns the number of flowers at the front, one for every third row. They never disappear. */
export const flowersAfter = (rowsInAll: number) => Math.min(16, 2 + Math.floor(rowsInAll / 3));

/** Returns the number of trees on the hills, one for every tenth row. */
export const treesAfter = (rowsInAll: number) => Math.min(10, Math.floor(rowsInAll / 10));

/** Returns the middle stage. A place without skills is a seed. */
export const middleStage = (stages: readonly Stage[]): Stage => {
  const sorted = stages
    .map((stage) => STAGES.indexOf(stage))
    .sort((first, second) => first - second);
  return STAGES[sorted[Math.floor((sorted.length - 1) / 2)] ?? 0] ?? 'seed';
};
