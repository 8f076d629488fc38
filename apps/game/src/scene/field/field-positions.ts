import { PAINT } from '@wonderfield/ui/field-art/paint';
import { HILL } from '@wonderfield/ui/field-art/svg';
import type { Stand } from '../field-map.ts';
import type { Picture } from '../paint/painter.ts';
import {
  bushPicture,
  canPicture,
  fencePicture,
  grassPicture,
  poplarPicture,
  signpostPicture,
  treePicture,
} from '../paint/pictures.ts';

/* Positions of what stands around the places, from back to front on each hill. */

type Scenery = readonly (readonly [picture: Picture, stand: Stand])[];

export const SUN = { x: 683, y: 232, r: 92 } as const;
export const BIRDS: Stand = [540, 168, 0.9];
export const KITE: Stand = [1044, 168, 0.6];

/** Poplars on the far hill: x, depth of the base below the ridge, and scale. */
export const FAR_POPLARS: readonly (readonly [x: number, sink: number, scale: number])[] = [
  [322, 10, 0.5],
  [349, 8, 0.4],
  [1056, 8, 0.46],
  [1078, 8, 0.36],
];

const tree4 = treePicture(HILL[4]);
const bush4 = bushPicture(HILL[4]);
const bush5 = bushPicture(HILL[5]);
const grass = grassPicture('#1E6A48');

/** Scenery of the middle hills, with few and with many trees in the field. */
export const MIDDLE_HILLS: Readonly<Record<2 | 3, { bare: Scenery; planted: Scenery }>> = {
  2: {
    bare: [
      [tree4, [1338, 374, 0.5]],
      [bush4, [30, 380, 0.5]],
      [fencePicture, [566, 412, 0.44]],
    ],
    planted: [
      [treePicture(HILL[4], PAINT.coral), [786, 380, 0.56]],
      [tree4, [812, 386, 0.42]],
      [bush4, [306, 394, 0.5]],
      [bush4, [1066, 394, 0.5]],
      [tree4, [34, 372, 0.6]],
      [tree4, [1334, 374, 0.62]],
      [fencePicture, [548, 440, 0.5]],
    ],
  },
  3: {
    bare: [
      [bush4, [1340, 552, 0.56]],
      [bush4, [306, 552, 0.44]],
      [tree4, [24, 552, 0.5]],
    ],
    planted: [
      [bush5, [312, 548, 0.62]],
      [bush5, [1060, 550, 0.6]],
      [treePicture(HILL[5], PAINT.sun), [1352, 556, 0.8]],
      [poplarPicture(HILL[4]), [22, 556, 0.7]],
    ],
  },
};

/** Scenery of the hill where the hare walks. */
export const NEAR_HILL: Scenery = [
  [canPicture, [186, 698, 0.5]],
  [bush5, [60, 690, 0.5]],
  [bush5, [1300, 694, 0.6]],
  [signpostPicture, [1070, 712, 0.42]],
];

/** Positions of seeds, the newest first: around the hare, then where no plate or panel covers them. */
export const SEEDS: readonly (readonly [hill: 3 | 4, stand: Stand])[] = [
  [3, [628, 560, 0.4]],
  [3, [770, 556, 0.34]],
  [3, [632, 500, 0.28]],
  [3, [770, 492, 0.28]],
  [3, [822, 500, 0.26]],
  [4, [292, 704, 0.36]],
  [4, [1204, 704, 0.36]],
  [4, [120, 704, 0.34]],
];

export const FRONT_GRASS: Scenery = [
  [grass, [40, 764, 0.9]],
  [grass, [1322, 764, 0.9]],
  [grass, [340, 762, 0.6]],
  [grass, [1010, 764, 0.6]],
];

/** Base and height of the flowers at the front. */
export const FRONT_FLOWERS = { y: 776, height: 64 } as const;
