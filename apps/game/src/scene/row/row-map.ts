import type { Subject } from '@wonderfield/contract/options';
import { type Ridge, ridgeHeight } from '@wonderfield/ui/field-art/land';
import type { Stand } from '../field-map.ts';
import { DESIGN, isWholeFieldSeen, SMALL_ROW_SIZE, type View } from '../layout.ts';

/* Positions in a row, large on a laptop and small on a phone. */

export type RowMap = {
  /** Width that every window shows. */
  width: number;
  hills: Readonly<Record<1 | 2 | 3 | 4, Ridge>>;
  lift: number;
  sun: { x: number; y: number; r: number };
  /** Position of the sun at the harvest, where the card does not cover it. */
  harvestSunX: number;
  clouds: readonly Stand[];
  birds?: Stand;
  poplars: readonly Stand[];
  furrows: {
    from: readonly [number, number];
    to: readonly [number, number, number];
    count: number;
    box: readonly [number, number, number, number];
  };
  tree?: Stand;
  bush?: Stand;
  place: (subject: Subject) => Stand;
  hare: Stand;
  /** Top of the soil, and the depths where darker soil begins. */
  soil: Ridge;
  bands: readonly number[];
  plants: readonly { x: number; y: number }[];
  bloomScale: number;
  /** Seeds and sprouts are larger, because they would be hard to see in the soil. */
  seedScale: number;
  ring: { rx: number; ry: number; innerRx: number; innerRy: number };
  shadow: { rx: number; ry: number } | undefined;
  /** Position of the snail relative to its plant. It looks to the right. */
  snail: Stand;
  basket: Stand;
  visitor: Stand;
  /** Where visitors enter. */
  edge: number;
};

const LARGE_SOIL: Ridge = [
  [-1100, 652],
  [-200, 652],
  [200, 640],
  [683, 650],
  [1150, 638],
  [1566, 652],
  [2466, 652],
];

export const LARGE_ROW: RowMap = {
  width: DESIGN.width,
  hills: {
    1: [
      [-1100, 262],
      [-200, 262],
      [160, 226],
      [520, 286],
      [980, 222],
      [1566, 270],
      [2466, 270],
    ],
    2: [
      [-1100, 352],
      [-200, 352],
      [260, 318],
      [640, 372],
      [1060, 322],
      [1566, 360],
      [2466, 360],
    ],
    3: [
      [-1100, 470],
      [-200, 470],
      [240, 452],
      [700, 488],
      [1180, 446],
      [1566, 470],
      [2466, 470],
    ],
    4: [
      [-1100, 566],
      [-200, 566],
      [300, 590],
      [760, 558],
      [1200, 588],
      [1566, 566],
      [2466, 566],
    ],
  },
  lift: 10,
  sun: { x: 1180, y: 176, r: 84 },
  harvestSunX: 471,
  clouds: [
    [60, 108, 1],
    [470, 92, 0.9],
    [900, 120, 0.8],
  ],
  birds: [330, 150, 0.9],
  poplars: [
    [420, 288, 0.56],
    [450, 292, 0.44],
    [1310, 262, 0.5],
  ],
  furrows: { from: [1060, 282], to: [300, 1900, 620], count: 22, box: [500, 300, 1000, 200] },
  tree: [1330, 372, 0.7],
  bush: [560, 388, 0.6],
  // The orchard is wider than the mill, and the hare would cover its middle tree.
  place: (subject) =>
    subject === 'math'
      ? [170, 500, 1.1]
      : subject === 'languageArts'
        ? [128, 508, 1]
        : [150, 504, 1],
  hare: [262, 640, 0.92],
  soil: LARGE_SOIL,
  bands: [46, 82],
  plants: [150, 363, 576, 789, 1002, 1215].map((x) => ({ x, y: ridgeHeight(LARGE_SOIL, x) + 44 })),
  bloomScale: 1.12,
  seedScale: 1.792,
  ring: { rx: 62, ry: 17, innerRx: 50, innerRy: 12 },
  shadow: { rx: 44, ry: 9 },
  snail: [90, 16, 0.62],
  basket: [452, 642, 0.8],
  visitor: [1104, 642, 0.62],
  edge: 1460,
};

const SMALL_X = [36, 99.6, 163.2, 226.8, 290.4, 354];

const SMALL_ROW: RowMap = {
  width: SMALL_ROW_SIZE.width,
  hills: {
    1: [
      [-540, 168],
      [-40, 168],
      [90, 148],
      [230, 176],
      [430, 146],
      [930, 146],
    ],
    2: [
      [-540, 206],
      [-40, 206],
      [140, 216],
      [280, 196],
      [430, 212],
      [930, 212],
    ],
    3: [
      [-540, 246],
      [-40, 246],
      [120, 236],
      [280, 250],
      [430, 240],
      [930, 240],
    ],
    4: [
      [-540, 272],
      [-40, 272],
      [160, 280],
      [430, 270],
      [930, 270],
    ],
  },
  lift: 6,
  sun: { x: 300, y: 120, r: 42 },
  harvestSunX: 300,
  clouds: [[150, 96, 0.5]],
  poplars: [
    [214, 176, 0.34],
    [230, 176, 0.28],
  ],
  furrows: { from: [270, 184], to: [-60, 620, 330], count: 14, box: [-60, 190, 680, 70] },
  place: (subject) =>
    subject === 'math'
      ? [92, 262, 0.62]
      : subject === 'languageArts'
        ? [94, 262, 0.6]
        : [98, 262, 0.58],
  hare: [266, 292, 0.46],
  soil: [
    [-540, 292],
    [-40, 292],
    [200, 288],
    [430, 294],
    [930, 294],
  ],
  bands: [28],
  plants: SMALL_X.map((x) => ({ x, y: 317 })),
  bloomScale: 0.56,
  seedScale: 0.8,
  ring: { rx: 29, ry: 9, innerRx: 23, innerRy: 6 },
  shadow: undefined,
  snail: [26, 14, 0.26],
  basket: [176, 290, 0.32],
  visitor: [342, 290, 0.3],
  edge: 470,
};

/** Returns the map of the row for a window of this size. */
export const rowMapIn = (view: View) => (isWholeFieldSeen(view) ? LARGE_ROW : SMALL_ROW);

/** Extent of the snail to the right of its base, in its own units. */
const SNAIL_REACH = 78;

/**
 * Returns the position of the snail: behind its plant, or before the last one if the row ends
 * there.
 */
export const snailStand = ({ plants, snail, width }: RowMap, position: number) => {
  const plant = plants[position];
  if (!plant) return undefined;
  const [aside, below, scale] = snail;
  const isBehind = plant.x + aside + SNAIL_REACH * scale <= width;
  return { x: plant.x + (isBehind ? aside : -aside), y: plant.y + below, scale };
};
