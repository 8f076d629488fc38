import type { Subject } from '../options.ts';

/* The field of a student: what grows there and when. The game draws it, reports tell about it. */

/** How far a skill has grown, from just met to mastered. */
export const STAGES = ['seed', 'sprout', 'leaf', 'bud', 'bloom'] as const;
export type Stage = (typeof STAGES)[number];

/** From how many right of a hundred first tries on a skill has a stage; fewer are a seed. */
export const STAGE_FROM_PERCENT = { sprout: 40, leaf: 60, bud: 75, bloom: 90 } as const;
/** Fewer answers tell nothing, and a bloom wants more. */
export const FEWEST_TO_SPROUT = 4;
export const FEWEST_TO_BLOOM = 8;

/** Nearly there, or there. */
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
  /** A row's harvest: "Six sheaves of wheat". */
  harvest: string;
  /** Who moves in after how many rows; never by chance. */
  visitors: readonly [Visitor, Visitor, Visitor, Visitor];
};

export const PLACES: Readonly<Record<Subject, Place>> = {
  math: {
    name: 'Math Mill',
    crop: 'wheat',
    harvest: 'Six sheaves of wheat',
    visitors: ['hedgehog', 'butterflies', 'sheep', 'robin'],
  },
  languageArts: {
    name: 'Word Orchard',
    crop: 'apple',
    harvest: 'Six baskets of apples',
    visitors: ['robin', 'hedgehog', 'bee', 'owl'],
  },
  science: {
    name: 'Science Pond',
    crop: 'lily',
    harvest: 'Six water lilies',
    visitors: ['frog', 'ducks', 'snail', 'butterflies'],
  },
  socialStudies: {
    name: 'Map Hill',
    crop: 'fir',
    harvest: 'Six young firs',
    visitors: ['sheep', 'mole', 'robin', 'hedgehog'],
  },
  foreignLanguage: {
    name: 'Talking Garden',
    crop: 'sunflower',
    harvest: 'Six sunflowers',
    visitors: ['butterflies', 'snail', 'bee', 'mole'],
  },
  music: {
    name: 'Music Meadow',
    crop: 'bellflower',
    harvest: 'Six bellflowers',
    visitors: ['bee', 'robin', 'frog', 'sheep'],
  },
  art: {
    name: 'Art Barn',
    crop: 'tulip',
    harvest: 'Six tulips',
    visitors: ['snail', 'bee', 'butterflies', 'ducks'],
  },
  others: {
    name: 'Curiosity Cabin',
    crop: 'pumpkin',
    harvest: 'Six pumpkins',
    visitors: ['owl', 'mole', 'hedgehog', 'snail'],
  },
};

/** How the places stand: left to right, the back row before the front row. */
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

/** Tasks in a row, and plants in a bed. */
export const ROW_LENGTH = 6;

/** Rows at one place after which somebody moves in. */
export const VISITOR_ROWS: readonly number[] = [3, 8, 15, 25];

/** Who lives at a place after so many rows, the first to come first. */
export const visitorsAt = (subject: Subject, rows: number) =>
  PLACES[subject].visitors.filter((_, index) => rows >= (VISITOR_ROWS[index] ?? Infinity));

/** Who moves in with exactly this row, if anybody. */
export const visitorAfter = (subject: Subject, rows: number) => {
  const index = VISITOR_ROWS.indexOf(rows);
  return PLACES[subject].visitors[index];
};

/** The bed before a place: a plant for each row, as far along as the place's middle skill. */
export const bedAt = (rows: number, stage: Stage): Stage[] =>
  Array.from({ length: ROW_LENGTH }, (_, index) => {
    if (index >= rows) return 'seed';
    return stage === 'seed' ? 'sprout' : stage;
  });

/** Once its bed is full, a place gets its grown look. */
export const isGrown = (rows: number) => rows >= ROW_LENGTH;

/** Flowers along the front of the field: one for every third row, for good. */
export const flowersAfter = (rowsInAll: number) => Math.min(16, 2 + Math.floor(rowsInAll / 3));

/** Trees that come to the far hills: one for every tenth row. */
export const treesAfter = (rowsInAll: number) => Math.min(10, Math.floor(rowsInAll / 10));

/** The middle one of several stages; a place without skills is a seed. */
export const middleStage = (stages: readonly Stage[]): Stage => {
  const sorted = stages
    .map((stage) => STAGES.indexOf(stage))
    .sort((first, second) => first - second);
  return STAGES[sorted[Math.floor((sorted.length - 1) / 2)] ?? 0] ?? 'seed';
};
