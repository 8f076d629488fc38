import type { Container } from 'pixi.js';
import type { FieldStage } from './field/field-stage.ts';
import { PLACE_SPOTS } from './field-map.ts';
import { DESIGN, fieldFrame, isWholeFieldSeen, type View } from './layout.ts';
import { between, createMotion, easeInOut } from './paint/motion.ts';
import type { Stage } from './stage.ts';

const FADE_MS = 260;
const ZOOM_MS = 700;
const ZOOM = 1.3;
const PAN_MS = 500;

/** Moves the view over the stages. The stages animate on their own. */
export const createCamera = (isCalm: boolean, view: () => View) => {
  const motion = createMotion(isCalm);
  return {
    motion,
    /** Zooms from the field to the place of the row before the row appears. */
    approach: (old: Stage, next: Stage) => {
      if (old.kind !== 'field' || next.kind !== 'row') return Promise.resolve();
      const { root } = old.drawn;
      const { x, y, scale } = root;
      const spot = PLACE_SPOTS[next.shown.row.subject];
      return motion.tween(ZOOM_MS, (progress) => {
        const zoom = between(1, ZOOM, easeInOut(progress));
        root.scale.set(scale.x * zoom);
        const panX = (view().width / 2 - (x + spot.x * scale.x)) * 0.5 * easeInOut(progress);
        root.position.set(
          x - spot.x * scale.x * (zoom - 1) + panX,
          y - spot.y * scale.x * (zoom - 1),
        );
      });
    },
    /** Fades between stages. The first one appears immediately. */
    crossFade: (next: Container, old: Container | undefined) =>
      motion.tween(FADE_MS, (progress) => {
        next.alpha = old ? progress : 1;
        // The old stage must not stay visible where the new one is only sky.
        if (old) old.alpha = 1 - progress ** 3;
      }),
    /** Pans to a page of a field that is wider than the window. */
    panTo: (field: FieldStage, page: number) => {
      const { x: startX } = field.root;
      const target = fieldFrame(view(), page);
      return motion.tween(PAN_MS, (progress) => {
        const left = between(startX, target.left, easeInOut(progress));
        const middle = (view().width / 2 - left) / target.scale;
        field.place({ ...target, left }, isWholeFieldSeen(view()) ? DESIGN.middle : middle);
      });
    },
  };
};

export type Camera = ReturnType<typeof createCamera>;
