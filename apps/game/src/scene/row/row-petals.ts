import { PETAL_KINDS } from '@wonderfield/ui/field-art/plants/harvest';
import type { Container } from 'pixi.js';
import { between, type Motion } from '../paint/motion.ts';
import { addSprite, type Painter } from '../paint/painter.ts';
import { petalPicture } from '../paint/pictures.ts';
import { LARGE_ROW, type RowMap } from './row-map.ts';

const PETALS = 12;
const PETALS_MS = 1700;
const FIRST_DELAY_MS = 300;
/** Each petal starts this much later than the one before it, and falls faster. */
const DELAY_MS = 40;

/** Adds petals, which are hidden until they fall. */
export const addPetals = (root: Container, painter: Painter, motion: Motion, map: RowMap) => {
  const petals = Array.from({ length: PETALS }, (_, index) => {
    const petal = addSprite(root, painter, petalPicture(index % PETAL_KINDS), [0, 0, 1]);
    petal.visible = false;
    return petal;
  });

  return {
    /** Drops the petals once over the sky next to the card. */
    drop: () =>
      Promise.all(
        petals.map((petal, index) => {
          const x = 30 + ((index * 137) % 480) * (map.hare[2] / LARGE_ROW.hare[2]);
          const fall = map.hare[1] * 0.8;
          return motion.tween(
            PETALS_MS - index * DELAY_MS,
            (part) => {
              petal.visible = part > 0 && part < 1;
              petal.position.set(
                x + Math.sin(part * 5 + index) * 18,
                between(-20, fall, part) - (index % 4) * 20,
              );
              petal.rotation = part * 4 + index;
              petal.alpha = part > 0.8 ? (1 - part) * 5 : 1;
            },
            FIRST_DELAY_MS + index * DELAY_MS,
          );
        }),
      ),
  };
};
