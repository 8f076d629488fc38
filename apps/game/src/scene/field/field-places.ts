import type { Subject } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import { MILL_AXLE } from '@wonderfield/ui/field-art/places/math-mill';
import type { Container, Sprite } from 'pixi.js';
import { BED, PLACE_SPOTS, POND_SPOTS, type Stand } from '../field-map.ts';
import { addSprite, type Painter } from '../paint/painter.ts';
import * as pictures from '../paint/pictures.ts';
import type { PlaceLook } from '../scene.ts';
import type { FieldLayers } from './field-layers.ts';

/* Places of the field with their beds and visitors. */

const MILL_TURN = (18 * Math.PI) / 180;
/** A closed place is paler. */
const CLOSED = { tint: 0xc4d3c8, alpha: 0.62 } as const;

/** Grown trees are too tall for the orchard. */
const placeScale = ({ subject, dress }: PlaceLook) =>
  PLACE_SPOTS[subject].scale * (subject === 'languageArts' && dress.isGrown ? 0.86 : 1);

const addBuilding = (hill: Container, painter: Painter, place: PlaceLook) => {
  const { subject, dress } = place;
  const { x, y } = PLACE_SPOTS[subject];
  const stage = subject === 'languageArts' ? place.stage : 'seed';
  const picture = pictures.placePicture(subject, { ...dress, stage });
  return addSprite(hill, painter, picture, [x, y, placeScale(place)]);
};

/** Adds the sails if the place is the mill. */
const addSails = (hill: Container, painter: Painter, place: PlaceLook) => {
  if (place.subject !== 'math') return undefined;
  const { x, y } = PLACE_SPOTS[place.subject];
  const scale = placeScale(place);
  const sails = addSprite(hill, painter, pictures.sailsPicture, [
    x + MILL_AXLE.x * scale,
    y + MILL_AXLE.y * scale,
    MILL_AXLE.scale * scale,
  ]);
  sails.rotation = MILL_TURN;
  return sails;
};

/** Adds the six plants of a place and the soil under them. The pond is its own bed. */
const addBed = (hill: Container, painter: Painter, { subject, plantSize, bed }: PlaceLook) => {
  const { x, y } = PLACE_SPOTS[subject];
  const { crop } = PLACES[subject];
  const scale = BED.plant * plantSize;
  const left = x - BED.width / 2;
  const soil =
    crop === 'lily'
      ? []
      : [addSprite(hill, painter, pictures.bedPicture(subject, scale), [left, y + BED.drop, 1])];
  const plants = bed.map((stage, index) => {
    const inBed: Stand = [
      left + (BED.width * (index + 0.5)) / bed.length,
      y + BED.drop - BED.height * scale * 0.08,
      scale,
    ];
    const [lilyX, lilyY, lilyScale] = POND_SPOTS[index] ?? inBed;
    const stand: Stand = crop === 'lily' ? [lilyX, lilyY, lilyScale * plantSize] : inBed;
    return addSprite(hill, painter, pictures.plantPicture(crop, stage, index), stand);
  });
  return { soil, plants };
};

const addVisitors = (hill: Container, painter: Painter, { subject, visitors }: PlaceLook) =>
  visitors.flatMap((visitor, index) => {
    const stand = PLACE_SPOTS[subject].visitors[index];
    return stand ? [addSprite(hill, painter, pictures.visitorPicture(visitor), stand)] : [];
  });

/** What moves at a place. */
export type PlaceActors = {
  subject: Subject;
  sails: Sprite | undefined;
  plants: readonly Sprite[];
  visitors: readonly Sprite[];
};

/** Adds a place, and returns what moves there. */
export const addPlace = (layers: FieldLayers, painter: Painter, place: PlaceLook): PlaceActors => {
  const hill = layers[PLACE_SPOTS[place.subject].hill];
  const building = addBuilding(hill, painter, place);
  const sails = addSails(hill, painter, place);
  const { soil, plants } = addBed(hill, painter, place);
  const parts = [building, ...(sails ? [sails] : []), ...soil, ...plants];
  if (!place.isOpen) for (const part of parts) Object.assign(part, CLOSED);
  const { subject } = place;
  return { subject, sails, plants, visitors: addVisitors(hill, painter, place) };
};
