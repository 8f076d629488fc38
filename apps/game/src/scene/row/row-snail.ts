import type { Container } from 'pixi.js';
import { between, easeOut, type Motion } from '../paint/motion.ts';
import { addSprite, type Painter } from '../paint/painter.ts';
import { snailPicture } from '../paint/pictures.ts';
import type { RowLook } from '../scene.ts';
import { type RowMap, snailStand } from './row-map.ts';

const SNAIL_MS = 900;

/** Adds the snail, which sits at the plant of a question that is repeated later. */
export const addSnail = (root: Container, painter: Painter, motion: Motion, map: RowMap) => {
  const snail = addSprite(root, painter, snailPicture, [0, 0, map.snail[2]]);
  snail.visible = false;
  let shownAt: number | undefined;

  const moveTo = (position: number, isThere: boolean) => {
    const stand = snailStand(map, position);
    if (!stand) return;
    const { x, y } = stand;
    snail.visible = true;
    snail.position.set(x, y);
    if (isThere) return;
    void motion.tween(SNAIL_MS, (part) => {
      // It looks to the right. From the other side it would move backwards.
      snail.x = between(x - map.snail[0] * 0.6, x, easeOut(part));
      snail.alpha = Math.min(1, part * 3);
    });
  };

  return {
    show: ({ hasSnail, current }: RowLook) => {
      if (!hasSnail) snail.visible = false;
      // In a newly built row it is there from the start.
      else if (!snail.visible || shownAt !== current) moveTo(current, shownAt === undefined);
      shownAt = current;
    },
    hide: () => {
      snail.visible = false;
    },
  };
};
