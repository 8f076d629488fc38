import type { Container } from 'pixi.js';
import { PLACE_SPOTS } from './field-map.ts';
import type { FieldStage } from './field-stage.ts';
import { DESIGN, fieldFrame, isWholeFieldSeen, type View } from './layout.ts';
import { between, createMotion, easeInOut } from './motion.ts';
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
    /** Zooms from the field to the place first. */
    approach: (old: Stage, next: Stage) => {
      if (old.kind !== 'field' || next.kind !== 'row') return Promise.resolve();
      const { root } = old.drawn;
      const { x, y, scale } = root;
      const spot = PLACE_SPOTS[next.shown.row.subject];
      return motion.tween(ZOOM_MS, (part) => {
        const zoom = between(1, ZOOM, easeInOut(part));
        root.scale.set(scale.x * zoom);
        const aside = (view().width / 2 - (x + spot.x * scale.x)) * 0.5 * easeInOut(part);
        root.position.set(
          x - spot.x * scale.x * (zoom - 1) + aside,
          y - spot.y * scale.x * (zoom - 1),
        );
      });
    },
    /** Fades between stages. The first one appears immediately. */
    crossFade: (next: Container, old: Container | undefined) =>
      motion.tween(FADE_MS, (part) => {
        next.alpha = old ? part : 1;
        // The old stage must not stay visible where the new one is only sky.
        if (old) old.alpha = 1 - part ** 3;
      }),
    /** Pans to a page of a field that is wider than the window. */
    panTo: (field: FieldStage, page: number) => {
      const { x: from } = field.root;
      const target = fieldFrame(view(), page);
      return motion.tween(PAN_MS, (part) => {
        const left = between(from, target.left, easeInOut(part));
        const middle = (view().width / 2 - left) / target.scale;
        field.place({ ...target, left }, isWholeFieldSeen(view()) ? DESIGN.middle : middle);
      });
    },
  };
};

export type Camera = ReturnType<typeof createCamera>;
