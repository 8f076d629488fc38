import type { Subject } from '@wonderfield/contract/options';
import { Container, type Sprite } from 'pixi.js';
import { HARE, PLACE_SPOTS, type Stand } from '../field-map.ts';
import { type Frame, skyShift } from '../layout.ts';
import { createHare, type Hare } from '../paint/hare-actor.ts';
import type { Motion } from '../paint/motion.ts';
import { addSprite, type Painter } from '../paint/painter.ts';
import { seedPicture } from '../paint/pictures.ts';
import type { FieldLook } from '../scene.ts';
import {
  addFarHill,
  addFrontHill,
  addMiddleHill,
  addNearHill,
  addSeeds,
  addSky,
} from './field-hills.ts';
import { addLayers, leanLayers } from './field-layers.ts';
import { addPlace } from './field-places.ts';
import { hideFirstRow, showFirstRow } from './first-row.ts';

export type FieldStage = {
  root: Container;
  hare: Hare;
  sails: Sprite;
  clouds: readonly Sprite[];
  visitors: readonly Sprite[];
  /** In a close-up, shows the six plants and the visitor of the first row one after another. */
  arrive: () => void;
  /** Positions the field. `middle` is the x of the field at the center of the window. */
  place: (frame: Frame, middle: number) => void;
  /** Looks left (-1) to right (1). */
  lean: (look: number) => void;
};

/** Places of each middle hill in drawing order. */
const PLACES_ON_HILL: Readonly<Record<2 | 3, readonly Subject[]>> = {
  2: ['math', 'socialStudies', 'others', 'art'],
  3: ['languageArts', 'science', 'music', 'foreignLanguage'],
};

type FieldParts = {
  look: FieldLook;
  bloom: number;
  /** The place that is shown from nearby. */
  closeUp: Subject | undefined;
  /** True at the end of the day, which shows the seed of today beside the hare. */
  isDayEnd: boolean;
};

/** The hare's position at a place that is shown from nearby. */
const besidePlace = (subject: Subject): Stand => {
  const { x, y } = PLACE_SPOTS[subject];
  return [x - 138, y + 50, 0.4];
};

const besideHare = (subject: Subject): Stand => {
  const [x, y] = besidePlace(subject);
  return [x + 84, y + 14, 0.42];
};

/** Draws the field from back to front. */
export const buildField = (
  painter: Painter,
  motion: Motion,
  { look, bloom, closeUp, isDayEnd }: FieldParts,
): FieldStage => {
  const root = new Container();
  const layers = addLayers(root);
  const clouds = addSky(layers, painter);
  addFarHill(layers, painter, look.trees);
  const places = ([2, 3] as const).flatMap((hill) => {
    addMiddleHill(layers, painter, hill, look.trees);
    return PLACES_ON_HILL[hill]
      .flatMap((subject) => look.places.find((place) => place.subject === subject) ?? [])
      .map((place) => addPlace(layers, painter, place));
  });
  addNearHill(layers, painter);
  if (!closeUp) addSeeds(layers, painter, look.seeds);
  const hareStand: Stand = closeUp ? besidePlace(closeUp) : [HARE.x, HARE.y, HARE.scale];
  const hare = createHare(painter, motion, bloom, hareStand);
  hare.sprite.visible = look.hasHare;
  layers.hare.addChild(hare.sprite);
  const [seed] = look.seeds;
  if (closeUp && isDayEnd && seed && !seed.isOpen) {
    addSprite(layers.hare, painter, seedPicture(seed), besideHare(closeUp));
  }
  addFrontHill(layers, painter, look.flowers);

  const grownPlace = places.find(({ subject }) => subject === closeUp);
  if (grownPlace && !isDayEnd) hideFirstRow(grownPlace);

  let shift = 0;
  const lean = (side: number) => leanLayers(layers, side, shift);

  return {
    root,
    hare,
    sails: places.find(({ sails }) => sails)?.sails ?? hare.sprite,
    clouds,
    visitors: places.flatMap(({ visitors }) => visitors),
    arrive: () => {
      if (grownPlace && !isDayEnd) showFirstRow(grownPlace, motion);
    },
    lean,
    place: (frame, middle) => {
      root.position.set(frame.left, frame.top);
      root.scale.set(frame.scale);
      shift = skyShift(middle);
      lean(0);
    },
  };
};
