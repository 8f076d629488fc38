import type { Subject } from '@wonderfield/contract/options';
import type { Ridge } from '@wonderfield/ui/field-art/land';

/* Positions in the field, in its design space of 1366 × 768. */

export type Stand = readonly [x: number, y: number, scale: number];

/** Extends hills beyond the field for wider windows. */
const FAR = 900;
const running = (ridge: Ridge): Ridge => {
  const first = ridge[0]?.[1] ?? 0;
  const last = ridge.at(-1);
  return [[-FAR, first], ...ridge, [(last?.[0] ?? 0) + FAR, last?.[1] ?? 0]];
};

export const FIELD_HILLS = {
  1: running([
    [-200, 282],
    [60, 236],
    [360, 298],
    [683, 256],
    [1000, 298],
    [1290, 228],
    [1566, 282],
  ]),
  2: running([
    [-200, 322],
    [130, 338],
    [420, 300],
    [683, 344],
    [960, 302],
    [1240, 336],
    [1566, 316],
  ]),
  3: running([
    [-200, 484],
    [200, 466],
    [460, 488],
    [683, 468],
    [930, 490],
    [1190, 466],
    [1566, 484],
  ]),
  4: running([
    [-200, 646],
    [220, 660],
    [520, 632],
    [760, 656],
    [1060, 634],
    [1386, 656],
    [1566, 646],
  ]),
  5: running([
    [-200, 742],
    [240, 716],
    [683, 748],
    [1080, 718],
    [1566, 744],
  ]),
} as const;

/** Depth of a layer: 0 never moves, 1 is where the hare walks. */
export const DEPTH = { sky: 0.1, 1: 0.25, 2: 0.5, 3: 0.8, hare: 1, 4: 1.1, 5: 1.25 } as const;

type PlaceSpot = {
  /** Center of its base. */
  x: number;
  y: number;
  scale: number;
  hill: 2 | 3;
  /** Position of the pin if the place is selected. */
  pin: { x: number; y: number };
  /** Positions of the visitors, in order of arrival. */
  visitors: readonly [Stand, Stand, Stand, Stand, Stand];
};

export const PLACE_SPOTS: Readonly<Record<Subject, PlaceSpot>> = {
  math: {
    x: 168,
    y: 386,
    scale: 0.76,
    hill: 2,
    pin: { x: 154, y: 196 },
    visitors: [
      [292, 432, 0.42],
      [300, 458, 0.3],
      [306, 330, 0.4],
      [36, 410, 0.62],
      [60, 330, 0.34],
    ],
  },
  socialStudies: {
    x: 440,
    y: 388,
    scale: 0.84,
    hill: 2,
    pin: { x: 440, y: 256 },
    visitors: [
      [618, 400, 0.58],
      [590, 462, 0.28],
      [442, 266, 0.32],
      [322, 458, 0.26],
      [560, 330, 0.38],
    ],
  },
  others: {
    x: 926,
    y: 388,
    scale: 0.84,
    hill: 2,
    pin: { x: 926, y: 262 },
    visitors: [
      [1062, 400, 0.42],
      [796, 428, 0.32],
      [1062, 458, 0.27],
      [806, 462, 0.3],
      [806, 318, 0.46],
    ],
  },
  art: {
    x: 1198,
    y: 388,
    scale: 0.84,
    hill: 2,
    pin: { x: 1198, y: 232 },
    visitors: [
      [1316, 430, 0.32],
      [1104, 262, 0.5],
      [1296, 306, 0.4],
      [1318, 458, 0.3],
      [1086, 458, 0.26],
    ],
  },
  languageArts: {
    x: 170,
    y: 562,
    scale: 0.84,
    hill: 3,
    pin: { x: 170, y: 538 },
    visitors: [
      [288, 500, 0.44],
      [210, 504, 0.34],
      [302, 602, 0.28],
      [318, 560, 0.3],
      [32, 592, 0.34],
    ],
  },
  science: {
    x: 446,
    y: 566,
    scale: 0.9,
    hill: 3,
    pin: { x: 446, y: 518 },
    visitors: [
      [370, 582, 0.4],
      [486, 558, 0.34],
      [566, 598, 0.32],
      [388, 498, 0.38],
      [330, 606, 0.26],
    ],
  },
  music: {
    x: 922,
    y: 566,
    scale: 0.9,
    hill: 3,
    pin: { x: 922, y: 538 },
    visitors: [
      [1022, 494, 0.46],
      [786, 598, 0.42],
      [1036, 596, 0.34],
      [796, 560, 0.52],
      [812, 612, 0.26],
    ],
  },
  foreignLanguage: {
    x: 1198,
    y: 564,
    scale: 0.77,
    hill: 3,
    pin: { x: 1198, y: 538 },
    visitors: [
      [1086, 492, 0.42],
      [1084, 604, 0.3],
      [1312, 496, 0.46],
      [1326, 606, 0.3],
      [1096, 560, 0.3],
    ],
  },
};

/** The beds in front of the places, relative to their base. */
export const BED = { width: 190, height: 30, drop: 27, plant: 0.56 } as const;

/** Positions of the six lilies. The pond is its own bed. */
export const POND_SPOTS: readonly Stand[] = [
  [402, 562, 0.46],
  [432, 576, 0.52],
  [456, 560, 0.46],
  [484, 579, 0.54],
  [512, 562, 0.46],
  [534, 576, 0.52],
];

/** Clouds: x, y, scale and opacity. */
export const CLOUDS: readonly (readonly [...Stand, opacity: number])[] = [
  [-60, 110, 1.1, 0.9],
  [290, 112, 0.9, 0.95],
  [850, 92, 1.05, 0.95],
  [1150, 140, 0.8, 0.9],
];

/** Trees on the far hills in order of appearance: x and scale. */
export const FAR_TREES: readonly (readonly [x: number, scale: number])[] = [
  [540, 0.36],
  [806, 0.34],
  [566, 0.3],
  [862, 0.32],
  [472, 0.34],
  [836, 0.28],
  [500, 0.28],
  [898, 0.34],
  [612, 0.28],
  [762, 0.28],
];
/** From this number of trees on, the nearer hills have trees, too. */
export const PLANTED_FROM = 3;

/** Flowers at the front in order of appearance: x, scale and bloom. */
export const FLOWERS: readonly (readonly [x: number, scale: number, bloom: number])[] = [
  [92, 0.8, 1],
  [1262, 0.8, 3],
  [128, 0.68, 0],
  [1224, 0.66, 2],
  [24, 0.8, 3],
  [1346, 0.8, 6],
  [168, 0.8, 8],
  [1184, 0.75, 0],
  [312, 0.8, 7],
  [1054, 0.8, 2],
  [272, 0.7, 4],
  [1094, 0.9, 3],
  [58, 0.66, 9],
  [1304, 0.7, 4],
  [236, 0.64, 5],
  [1138, 0.66, 9],
];

/** Position of the hare. It moves slightly toward the selected place. */
export const HARE = { x: 690, y: 640, scale: 0.58, stroll: 46 } as const;
