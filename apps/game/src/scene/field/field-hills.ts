import type { Seed } from '@wonderfield/contract/play/seed-calls';
import { furrows, lane, ridgeHeight, ridgePath, trail } from '@wonderfield/ui/field-art/land';
import { HILL } from '@wonderfield/ui/field-art/svg';
import { CLOUDS, FAR_TREES, FIELD_HILLS, FLOWERS, PLANTED_FROM } from '../field-map.ts';
import { drawSun, paperHill } from '../paint/hills.ts';
import { addSprite, type Painter, type Picture } from '../paint/painter.ts';
import * as pictures from '../paint/pictures.ts';
import type { FieldLayers } from './field-layers.ts';
import {
  BIRDS,
  FAR_POPLARS,
  FRONT_FLOWERS,
  FRONT_GRASS,
  KITE,
  MIDDLE_HILLS,
  NEAR_HILL,
  SEEDS,
  SUN,
} from './field-positions.ts';

/* Sky and hills of the field, without the places. */

/** Far below the field, so that no window shows the end of a hill. */
const BASE = 1800;

/** Paths and furrows on the middle hills. */
const MIDDLE_GROUND: Readonly<Record<2 | 3, Picture>> = {
  2: {
    name: 'ground of hill 2',
    box: [140, 296, 1090, 210],
    draw: () =>
      furrows(ridgePath(FIELD_HILLS[2], 900), {
        from: [683, 300],
        to: [150, 1216, 600],
        count: 20,
      }) +
      lane('M672 470C640 420 470 438 160 424M694 470C730 420 900 438 1206 424', 11) +
      trail(
        'M679 344C666 368 704 390 690 416 678 438 662 452 656 500H716C714 462 714 444 718 420 722 392 690 372 687 344Z',
      ),
  },
  3: {
    name: 'ground of hill 3',
    box: [140, 462, 1090, 246],
    draw: () =>
      lane('M676 630C620 584 420 616 160 598M696 630C760 584 960 616 1210 598', 15) +
      trail(
        'M670 469C652 520 700 556 682 594 664 630 630 646 608 700H764C756 656 746 626 742 594 736 552 704 520 702 469Z',
      ),
  },
};

const isPlanted = (trees: number) => trees >= PLANTED_FROM;

const addHill = (layers: FieldLayers, number: 1 | 2 | 3 | 4 | 5, lift = 10) =>
  layers[number].addChild(paperHill(FIELD_HILLS[number], HILL[number], BASE, { lift }));

/** Adds the sun, clouds and birds. Returns the clouds, because they move. */
export const addSky = ({ sky }: FieldLayers, painter: Painter) => {
  const sun = drawSun(SUN.r);
  sun.position.set(SUN.x, SUN.y);
  sky.addChild(sun);
  const clouds = CLOUDS.map(([x, y, scale, opacity]) => {
    const cloud = addSprite(sky, painter, pictures.cloudPicture, [x, y, scale]);
    cloud.alpha = opacity;
    return cloud;
  });
  addSprite(sky, painter, pictures.birdsPicture, BIRDS);
  return clouds;
};

/** Adds the far hill with its poplars and the trees that the player has earned. */
export const addFarHill = (layers: FieldLayers, painter: Painter, trees: number) => {
  const onRidge = (x: number, sink: number) => ridgeHeight(FIELD_HILLS[1], x) + sink;
  addHill(layers, 1);
  const poplar = pictures.poplarPicture(HILL[3]);
  for (const [x, sink, scale] of FAR_POPLARS) {
    addSprite(layers[1], painter, poplar, [x, onRidge(x, sink), scale]);
  }
  const tree = pictures.treePicture(HILL[3]);
  for (const [x, scale] of FAR_TREES.slice(0, trees)) {
    addSprite(layers[1], painter, tree, [x, onRidge(x, 8), scale]);
  }
  if (isPlanted(trees)) addSprite(layers[1], painter, pictures.kitePicture, KITE);
};

/** Adds one of the hills with places. */
export const addMiddleHill = (
  layers: FieldLayers,
  painter: Painter,
  number: 2 | 3,
  trees: number,
) => {
  addHill(layers, number);
  addSprite(layers[number], painter, MIDDLE_GROUND[number], [0, 0, 1]);
  const { bare, planted } = MIDDLE_HILLS[number];
  for (const [picture, stand] of isPlanted(trees) ? planted : bare) {
    addSprite(layers[number], painter, picture, stand);
  }
};

/** Adds the hill where the hare walks. */
export const addNearHill = (layers: FieldLayers, painter: Painter) => {
  addHill(layers, 4, 9);
  for (const [picture, stand] of NEAR_HILL) addSprite(layers[4], painter, picture, stand);
};

/** Adds what opened from the seeds of former days, and the seed of today. */
export const addSeeds = (layers: FieldLayers, painter: Painter, seeds: readonly Seed[]) => {
  for (const [index, seed] of seeds.entries()) {
    const [hill, stand] = SEEDS[index] ?? [];
    if (hill && stand) addSprite(layers[hill], painter, pictures.seedPicture(seed), stand);
  }
};

/** Adds the hill at the front with the flowers that the player has earned. */
export const addFrontHill = (layers: FieldLayers, painter: Painter, flowers: number) => {
  addHill(layers, 5, 8);
  for (const [picture, stand] of FRONT_GRASS) addSprite(layers[5], painter, picture, stand);
  for (const [x, scale, kind] of FLOWERS.slice(0, flowers)) {
    const flower = pictures.flowerPicture(kind, FRONT_FLOWERS.height);
    addSprite(layers[5], painter, flower, [x, FRONT_FLOWERS.y, scale]);
  }
};
