import type { Subject } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import { PAINT } from '@wonderfield/ui/art/paint';
import { furrows, lane, ridgeHeight, ridgePath, trail } from '@wonderfield/ui/field-art/land';
import { MILL_AXLE } from '@wonderfield/ui/field-art/places/math-mill';
import { HILL } from '@wonderfield/ui/field-art/svg';
import { Container, type Sprite } from 'pixi.js';
import {
  BED,
  CLOUDS,
  DEPTH,
  FAR_TREES,
  FIELD_HILLS,
  FLOWERS,
  HARE,
  PLACE_SPOTS,
  PLANTED_FROM,
  POND_SPOTS,
} from '../field-map.ts';
import { type Frame, leanOf, skyShift } from '../layout.ts';
import { createHare, type Hare } from '../paint/hare-actor.ts';
import { drawSun, paperHill } from '../paint/hills.ts';
import type { Motion } from '../paint/motion.ts';
import type { Painter, Picture } from '../paint/painter.ts';
import * as pictures from '../paint/pictures.ts';
import type { FieldLook, PlaceLook } from '../scene.ts';

/** Far below the field, so that no window shows the end of a hill. */
const BASE = 1800;
const MILL_TURN = (18 * Math.PI) / 180;

type LayerName = keyof typeof DEPTH;

export type FieldStage = {
  root: Container;
  hare: Hare;
  sails: Sprite;
  clouds: readonly Sprite[];
  visitors: readonly Sprite[];
  /** Positions the field. `middle` is the x of the field at the center of the window. */
  place: (frame: Frame, middle: number) => void;
  /** Looks left (-1) to right (1). */
  lean: (look: number) => void;
};

const ground2: Picture = {
  name: 'ground of hill 2',
  box: [140, 296, 1090, 210],
  draw: () =>
    furrows(ridgePath(FIELD_HILLS[2], 900), { from: [683, 300], to: [150, 1216, 600], count: 20 }) +
    lane('M672 470C640 420 470 438 160 424M694 470C730 420 900 438 1206 424', 11) +
    trail(
      'M679 344C666 368 704 390 690 416 678 438 662 452 656 500H716C714 462 714 444 718 420 722 392 690 372 687 344Z',
    ),
};
const ground3: Picture = {
  name: 'ground of hill 3',
  box: [140, 462, 1090, 246],
  draw: () =>
    lane('M676 630C620 584 420 616 160 598M696 630C760 584 960 616 1210 598', 15) +
    trail(
      'M670 469C652 520 700 556 682 594 664 630 630 646 608 700H764C756 656 746 626 742 594 736 552 704 520 702 469Z',
    ),
};

/** A closed place is paler. */
const RESTING = { tint: 0xc4d3c8, alpha: 0.62 } as const;

export const buildField = (
  painter: Painter,
  motion: Motion,
  look: FieldLook,
  bloom: number,
): FieldStage => {
  const root = new Container();
  const names: LayerName[] = ['sky', 1, 2, 3, 4, 'hare', 5];
  const layers = new Map(names.map((name) => [name, new Container()]));
  root.addChild(...layers.values());
  const layer = (name: LayerName) => layers.get(name) ?? root;

  const add = (name: LayerName, picture: Picture, ...stand: [number, number, number]) => {
    const sprite = painter.sprite(picture, stand);
    layer(name).addChild(sprite);
    return sprite;
  };
  const onHill1 = (x: number, sink = 8) => ridgeHeight(FIELD_HILLS[1], x) + sink;
  const addHill = (number: 1 | 2 | 3 | 4 | 5, lift = 10) =>
    layer(number).addChild(paperHill(FIELD_HILLS[number], HILL[number], BASE, { lift }));

  const sun = drawSun(92);
  sun.position.set(683, 232);
  layer('sky').addChild(sun);
  const clouds = CLOUDS.map(([x, y, scale, opacity]) => {
    const cloud = add('sky', pictures.cloudPicture, x, y, scale);
    cloud.alpha = opacity;
    return cloud;
  });
  add('sky', pictures.birdsPicture, 540, 168, 0.9);

  const isPlanted = look.trees >= PLANTED_FROM;
  addHill(1);
  const poplar = pictures.poplarPicture(HILL[3]);
  add(1, poplar, 322, onHill1(322, 10), 0.5);
  add(1, poplar, 349, onHill1(349), 0.4);
  add(1, poplar, 1056, onHill1(1056), 0.46);
  add(1, poplar, 1078, onHill1(1078), 0.36);
  for (const [x, scale] of FAR_TREES.slice(0, look.trees)) {
    add(1, pictures.treePicture(HILL[3]), x, onHill1(x), scale);
  }
  if (isPlanted) add(1, pictures.kitePicture, 1044, 168, 0.6);

  const tree4 = pictures.treePicture(HILL[4]);
  const bush4 = pictures.bushPicture(HILL[4]);
  const bush5 = pictures.bushPicture(HILL[5]);
  addHill(2);
  add(2, ground2, 0, 0, 1);
  if (isPlanted) {
    add(2, pictures.treePicture(HILL[4], PAINT.coral), 786, 380, 0.56);
    add(2, tree4, 812, 386, 0.42);
    add(2, bush4, 306, 394, 0.5);
    add(2, bush4, 1066, 394, 0.5);
    add(2, tree4, 34, 372, 0.6);
    add(2, tree4, 1334, 374, 0.62);
    add(2, pictures.fencePicture, 548, 440, 0.5);
  } else {
    add(2, tree4, 1338, 374, 0.5);
    add(2, bush4, 30, 380, 0.5);
    add(2, pictures.fencePicture, 566, 412, 0.44);
  }

  let sails: Sprite | undefined;
  const visitors: Sprite[] = [];

  const addBed = (place: PlaceLook, parts: Sprite[]) => {
    const { x, y, hill } = PLACE_SPOTS[place.subject];
    const { crop } = PLACES[place.subject];
    const scale = place.isGrown ? BED.grownPlant : BED.plant;
    const left = x - BED.width / 2;
    if (crop !== 'lily') {
      parts.push(add(hill, pictures.bedPicture(place.subject, scale), left, y + BED.drop, 1));
    }
    place.bed.forEach((stage, index) => {
      const stand = [
        left + (BED.width * (index + 0.5)) / place.bed.length,
        y + BED.drop - BED.height * scale * 0.08,
        scale,
      ] as const;
      const [plantX, plantY, plantScale] = crop === 'lily' ? (POND_SPOTS[index] ?? stand) : stand;
      parts.push(add(hill, pictures.plantPicture(crop, stage, index), plantX, plantY, plantScale));
    });
  };

  const addPlace = (subject: Subject) => {
    const place = look.places.find((one) => one.subject === subject);
    if (!place) return;
    const spot = PLACE_SPOTS[subject];
    // Grown trees are too tall for the orchard.
    const scale = spot.scale * (subject === 'languageArts' && place.isGrown ? 0.86 : 1);
    const { isGrown, bed } = place;
    const parts = [
      add(
        spot.hill,
        pictures.placePicture(subject, {
          isGrown,
          stage: subject === 'languageArts' ? (bed[0] ?? 'seed') : 'seed',
        }),
        spot.x,
        spot.y,
        scale,
      ),
    ];
    if (subject === 'math') {
      sails = add(
        spot.hill,
        pictures.sailsPicture,
        spot.x + MILL_AXLE.x * scale,
        spot.y + MILL_AXLE.y * scale,
        MILL_AXLE.scale * scale,
      );
      sails.rotation = MILL_TURN;
      parts.push(sails);
    }
    addBed(place, parts);
    if (!place.isOpen) for (const part of parts) Object.assign(part, RESTING);
    place.visitors.forEach((visitor, index) => {
      const stand = spot.visitors[index];
      if (!stand) return;
      visitors.push(add(spot.hill, pictures.visitorPicture(visitor), ...stand));
    });
  };

  for (const subject of ['math', 'socialStudies', 'others', 'art'] as const) addPlace(subject);

  addHill(3);
  add(3, ground3, 0, 0, 1);
  if (isPlanted) {
    add(3, bush5, 312, 548, 0.62);
    add(3, bush5, 1060, 550, 0.6);
    add(3, pictures.treePicture(HILL[5], PAINT.sun), 1352, 556, 0.8);
    add(3, pictures.poplarPicture(HILL[4]), 22, 556, 0.7);
  } else {
    add(3, bush4, 1340, 552, 0.56);
    add(3, bush4, 306, 552, 0.44);
    add(3, tree4, 24, 552, 0.5);
  }
  for (const subject of ['languageArts', 'science', 'music', 'foreignLanguage'] as const) {
    addPlace(subject);
  }

  addHill(4, 9);
  add(4, pictures.canPicture, 186, 698, 0.5);
  add(4, bush5, 60, 690, 0.5);
  add(4, bush5, 1300, 694, 0.6);
  add(4, pictures.signpostPicture, 1070, 712, 0.42);

  const hare = createHare(painter, motion, bloom, [HARE.x, HARE.y, HARE.scale]);
  hare.sprite.visible = look.hasHare;
  layer('hare').addChild(hare.sprite);

  addHill(5, 8);
  const grass = pictures.grassPicture('#1E6A48');
  add(5, grass, 40, 764, 0.9);
  add(5, grass, 1322, 764, 0.9);
  add(5, grass, 340, 762, 0.6);
  add(5, grass, 1010, 764, 0.6);
  for (const [x, scale, kind] of FLOWERS.slice(0, look.flowers)) {
    add(5, pictures.flowerPicture(kind, 64), x, 776, scale);
  }

  let shift = 0;
  const lean = (side: number) => {
    for (const [name, container] of layers) {
      container.x = leanOf(DEPTH[name], side) + (name === 'sky' ? shift : 0);
    }
  };

  return {
    root,
    hare,
    sails: sails ?? hare.sprite,
    clouds,
    visitors,
    lean,
    place: (frame, middle) => {
      root.position.set(frame.left, frame.top);
      root.scale.set(frame.scale);
      shift = skyShift(middle);
      lean(0);
    },
  };
};
