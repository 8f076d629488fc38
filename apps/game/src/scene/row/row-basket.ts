import type { Crop } from '@wonderfield/contract/play/field';
import { Container, type Sprite } from 'pixi.js';
import { between, easeInOut, type Motion } from '../paint/motion.ts';
import { addSprite, type Painter } from '../paint/painter.ts';
import { basketBackPicture, basketFrontPicture, harvestPicture } from '../paint/pictures.ts';
import type { RowMap } from './row-map.ts';

const FLIGHT_MS = 250;
const FLIGHT_HEIGHT = 120;
/** Positions of the harvest in the basket: offset and rotation. */
const IN_BASKET = [
  [-44, -0.4],
  [-26, -0.24],
  [-8, -0.08],
  [12, 0.1],
  [30, 0.26],
  [46, 0.4],
] as const;

/** Adds a hidden sheaf for each plant, where it lies in the basket. */
const addSheaves = (basket: Container, painter: Painter, map: RowMap, crop: Crop) =>
  map.plants.map((_, index) => {
    const [x, turn] = IN_BASKET[index] ?? [0, 0];
    const sheaf = addSprite(basket, painter, harvestPicture(crop, index), [0, 0, 1]);
    sheaf.position.set(x, -50);
    sheaf.rotation = turn;
    sheaf.visible = false;
    return sheaf;
  });

/** Adds the basket, which is hidden until the harvest. */
export const addBasket = (root: Container, painter: Painter, map: RowMap, crop: Crop) => {
  const [basketX, basketY, basketScale] = map.basket;
  const basket = new Container();
  basket.visible = false;
  basket.position.set(basketX, basketY);
  basket.scale.set(basketScale);
  addSprite(basket, painter, basketBackPicture, [0, 0, 1]);
  const sheaves = addSheaves(basket, painter, map, crop);
  addSprite(basket, painter, basketFrontPicture, [0, 0, 1]);
  root.addChild(basket);

  /** Moves a sheaf from its plant to its position in the basket, after the ones before it. */
  const moveIn = (motion: Motion, sheaf: Sprite, index: number) => {
    const from = map.plants[index] ?? { x: basketX, y: basketY };
    const home = { x: sheaf.x, y: sheaf.y, rotation: sheaf.rotation };
    const start = { x: (from.x - basketX) / basketScale, y: (from.y - basketY) / basketScale };
    return motion.tween(
      FLIGHT_MS,
      (part) => {
        sheaf.visible = part > 0;
        const eased = easeInOut(part);
        sheaf.x = between(start.x, home.x, eased);
        sheaf.y = between(start.y, home.y, eased) - Math.sin(part * Math.PI) * FLIGHT_HEIGHT;
        sheaf.rotation = home.rotation * eased;
      },
      index * FLIGHT_MS,
    );
  };

  return {
    /** Time until the last sheaf is in the basket. */
    fillMs: FLIGHT_MS * sheaves.length,
    /** Shows the basket and moves the sheaves into it one by one. */
    fill: (motion: Motion) => {
      basket.visible = true;
      return Promise.all(sheaves.map((sheaf, index) => moveIn(motion, sheaf, index)));
    },
  };
};
