import type { Subject } from '@wonderfield/contract/options';
import type { PlaceDress } from '@wonderfield/contract/play/field';
import { furrows, ridgePath } from '@wonderfield/ui/field-art/land';
import { MILL_AXLE } from '@wonderfield/ui/field-art/places/math-mill';
import { HILL } from '@wonderfield/ui/field-art/svg';
import type { Container } from 'pixi.js';
import { band, drawSun, paperHill } from '../paint/hills.ts';
import { addSprite, type Painter, type Picture } from '../paint/painter.ts';
import * as pictures from '../paint/pictures.ts';
import type { RowMap } from './row-map.ts';

/* Sky, hills, place and soil of a row. */

/** Far below the row, so that no window shows the end of a hill. */
const BASE = 2400;
const MILL_TURN = (40 * Math.PI) / 180;

/** Adds the sun, clouds and birds. Returns the sun, because it moves at the harvest. */
export const addSky = (root: Container, painter: Painter, map: RowMap) => {
  const sun = drawSun(map.sun.r);
  sun.position.set(map.sun.x, map.sun.y);
  root.addChild(sun);
  for (const stand of map.clouds) {
    addSprite(root, painter, pictures.cloudPicture, stand).alpha = 0.95;
  }
  if (map.birds) addSprite(root, painter, pictures.birdsPicture, map.birds);
  return sun;
};

const addHill = (root: Container, map: RowMap, number: 1 | 2 | 3 | 4) =>
  root.addChild(paperHill(map.hills[number], HILL[number], BASE, { lift: map.lift }));

const furrowsPicture = (map: RowMap): Picture => {
  const { box, ...fan } = map.furrows;
  return { name: 'furrows', box, draw: () => furrows(ridgePath(map.hills[2], BASE), fan) };
};

const addPlace = (
  root: Container,
  painter: Painter,
  [x, y, scale]: ReturnType<RowMap['place']>,
  { subject, dress }: { subject: Subject; dress: PlaceDress },
) => {
  addSprite(root, painter, pictures.nearPlacePicture(subject, dress), [x, y, scale]);
  if (subject !== 'math') return;
  addSprite(root, painter, pictures.sailsPicture, [
    x + MILL_AXLE.x * scale,
    y + MILL_AXLE.y * scale,
    MILL_AXLE.scale * scale,
  ]).rotation = MILL_TURN;
};

/** Adds the hills from back to front, with their trees and the subject's place. */
export const addHills = (
  root: Container,
  painter: Painter,
  map: RowMap,
  look: { subject: Subject; dress: PlaceDress },
) => {
  addHill(root, map, 1);
  for (const stand of map.poplars) {
    addSprite(root, painter, pictures.poplarPicture(HILL[3]), stand);
  }
  addHill(root, map, 2);
  addSprite(root, painter, furrowsPicture(map), [0, 0, 1]);
  if (map.tree) addSprite(root, painter, pictures.treePicture(HILL[4]), map.tree);
  if (map.bush) addSprite(root, painter, pictures.bushPicture(HILL[4]), map.bush);
  addHill(root, map, 3);
  addPlace(root, painter, map.place(look.subject), look);
  addHill(root, map, 4);
};

/** Colors of the ground from top to bottom. */
export type GroundColors = readonly [string, string, string];

/** Adds the soil or water, which is darker farther down. */
export const addGround = (root: Container, map: RowMap, colors: GroundColors) => {
  root.addChild(paperHill(map.soil, colors[0], BASE, { lift: map.lift * 0.8, edge: 0.35 }));
  map.bands.forEach((drop, index) => {
    const lower = map.soil.map(([x, y]) => [x, y + drop] as const);
    root.addChild(band(lower, colors[index + 1] ?? colors[0], BASE));
  });
};
