import { PLACES, type Visitor } from '@wonderfield/contract/play/field';
import { Container, type Graphics } from 'pixi.js';
import type { Frame } from '../layout.ts';
import { createHare, type Hare } from '../paint/hare-actor.ts';
import { between, easeInOut, easeOut, type Motion } from '../paint/motion.ts';
import { addSprite, type Painter } from '../paint/painter.ts';
import { visitorPicture } from '../paint/pictures.ts';
import type { RowLook } from '../scene.ts';
import { addBasket } from './row-basket.ts';
import type { RowMap } from './row-map.ts';
import { addPetals } from './row-petals.ts';
import { addPlants } from './row-plants.ts';
import { addGround, addHills, addSky, type GroundColors } from './row-scenery.ts';
import { addSnail } from './row-snail.ts';

const SOIL: GroundColors = ['#9A6C45', '#8B5E3B', '#774D2E'];
const WATER: GroundColors = ['#7FC3DB', '#6DB5D0', '#5FA9C6'];

const VISITOR_MS = 850;
const SUN_MS = 700;

export type RowStage = {
  root: Container;
  hare: Hare;
  place: (frame: Frame) => void;
  /** Updates plants, ring and snail. */
  show: (row: RowLook) => void;
  grow: (position: number) => Promise<void>;
  harvest: (visitor: Visitor | undefined) => Promise<void>;
};

const moveSun = (sun: Graphics, motion: Motion, { sun: from, harvestSunX }: RowMap) =>
  motion.tween(SUN_MS, (part) => {
    sun.x = between(from.x, harvestSunX, easeInOut(part));
  });

/** Adds a container for visitors. They enter from the edge of the row. */
const addVisitors = (root: Container, painter: Painter, motion: Motion, map: RowMap) => {
  const visitors = root.addChild(new Container());
  return {
    enter: (visitor: Visitor, delay: number) => {
      const picture = visitorPicture(visitor);
      const [x, y, scale] = map.visitor;
      // Makes all visitors about as tall as the hedgehog.
      const fitted = scale * Math.min(1.4, 140 / picture.box[3]);
      const sprite = addSprite(visitors, painter, picture, [map.edge, y, fitted]);
      return motion.tween(
        VISITOR_MS,
        (part) => {
          sprite.x = between(map.edge, x, easeOut(part));
          sprite.y = y - Math.abs(Math.sin(part * Math.PI * 4)) * 6;
        },
        delay,
      );
    },
  };
};

/** Draws a row from back to front. */
export const buildRow = (
  painter: Painter,
  motion: Motion,
  map: RowMap,
  look: RowLook,
  bloom: number,
): RowStage => {
  const root = new Container();
  const { crop } = PLACES[look.subject];
  const ground = crop === 'lily' ? WATER : SOIL;
  const sun = addSky(root, painter, map);
  addHills(root, painter, map, look);
  const basket = addBasket(root, painter, map, crop);
  const hare = createHare(painter, motion, bloom, map.hare);
  root.addChild(hare.sprite);
  const visitors = addVisitors(root, painter, motion, map);
  addGround(root, map, ground);
  const plants = addPlants(root, { painter, motion }, map, { crop, groundColor: ground[0] });
  const snail = addSnail(root, painter, motion, map);
  const petals = addPetals(root, painter, motion, map);

  const show = (row: RowLook) => {
    plants.show(row);
    snail.show(row);
  };
  show(look);

  return {
    root,
    hare,
    place: (frame) => {
      root.position.set(frame.left, frame.top);
      root.scale.set(frame.scale);
    },
    show,
    grow: plants.grow,
    harvest: async (visitor) => {
      plants.hideRing();
      snail.hide();
      await Promise.all([
        moveSun(sun, motion, map),
        basket.fill(motion),
        petals.drop(),
        visitor ? visitors.enter(visitor, basket.fillMs) : undefined,
      ]);
    },
  };
};
