import type { Motion } from '../paint/motion.ts';
import type { FieldStage } from './field-stage.ts';

/* Idle animations of the field: sails, clouds and hopping visitors. */

const SAILS_SECONDS = 24;
const CLOUD_SECONDS = 90;
/** Clouds reappear on the other side. The sky is wider than the field. */
const SKY = { left: -320, right: 1690 } as const;
const HOP_MS = 520;
const HOP = 10;
/** Irregular pauses of 6 to 10 seconds between hops, so that it does not feel mechanical. */
const PAUSES = [7, 9.5, 6, 8.2, 10] as const;

export const startIdleLife = (stage: FieldStage, motion: Motion) => {
  const stops: (() => void)[] = [];
  if (stage.sails !== stage.hare.sprite) {
    stops.push(
      motion.loop((seconds) => {
        stage.sails.rotation += (seconds * Math.PI * 2) / SAILS_SECONDS;
      }),
    );
  }
  stops.push(
    motion.loop((seconds) => {
      for (const cloud of stage.clouds) {
        cloud.x += (seconds * (SKY.right - SKY.left)) / CLOUD_SECONDS;
        if (cloud.x > SKY.right) cloud.x = SKY.left;
      }
    }),
  );
  let turn = 0;
  let left: number = PAUSES[0];
  stops.push(
    motion.loop((seconds) => {
      left -= seconds;
      const visitor = stage.visitors[turn % Math.max(1, stage.visitors.length)];
      if (left > 0 || !visitor) return;
      turn += 1;
      left = PAUSES[turn % PAUSES.length] ?? PAUSES[0];
      const { y } = visitor;
      void motion.tween(HOP_MS, (part) => {
        visitor.y = y - Math.sin(part * Math.PI) * HOP;
      });
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
};
