import type { Sprite } from 'pixi.js';
import type { Stand } from '../field-map.ts';
import { between, easeInOut, type Motion } from './motion.ts';
import type { Painter } from './painter.ts';
import { harePicture } from './pictures.ts';

export type Pose = 'idle' | 'think' | 'cheer';

const WALK_MS = 900;
const STEPS_PER_SECOND = 8;
const BOB = 4;
const CHEER_MS = 700;
const HOP = 22;
const HOPS = 2;
const TILT_MS = 300;
const TILT = 0.03;

export type Hare = {
  sprite: Sprite;
  pose: (pose: Pose) => void;
  walkTo: (x: number) => Promise<void>;
  face: (side: 'left' | 'right') => void;
};

/** The player's hare: idle, thinking, cheering or walking. */
export const createHare = (painter: Painter, motion: Motion, bloom: number, stand: Stand): Hare => {
  const [, y, scale] = stand;
  const sprite = painter.sprite(harePicture('idle', bloom), stand);
  for (const pose of ['think', 'cheer', 'walk'] as const) {
    void painter.paint(harePicture(pose, bloom), scale);
  }
  let current: Pose = 'idle';
  const show = (pose: Pose | 'walk') => painter.dress(sprite, harePicture(pose, bloom), scale);

  const face = (side: 'left' | 'right') => {
    sprite.scale.x = side === 'left' ? -scale : scale;
  };

  return {
    sprite,
    face,
    pose: (pose) => {
      if (pose === current) return;
      current = pose;
      show(pose);
      if (pose === 'cheer') {
        void motion.tween(CHEER_MS, (part) => {
          sprite.y = y - Math.abs(Math.sin(part * HOPS * Math.PI)) * HOP * scale;
        });
      } else if (pose === 'think') {
        void motion.tween(TILT_MS, (part) => {
          sprite.rotation = Math.sin(part * Math.PI) * TILT;
        });
      }
    },
    walkTo: async (x) => {
      const from = sprite.x;
      if (Math.abs(x - from) < 1) return;
      face(x < from ? 'left' : 'right');
      show('walk');
      await motion.tween(WALK_MS, (part) => {
        sprite.x = between(from, x, easeInOut(part));
        const steps = (part * WALK_MS * STEPS_PER_SECOND) / 1000;
        sprite.y = y - Math.abs(Math.sin(steps * Math.PI)) * BOB;
        if (part === 1) {
          sprite.y = y;
          show(current);
        }
      });
    },
  };
};
