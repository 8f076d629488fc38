import type { Subject } from '@wonderfield/contract/options';
import { buildField, type FieldStage } from './field/field-stage.ts';
import { hareSide, hareX } from './field/hare-stroll.ts';
import {
  closeFrame,
  DESIGN,
  fieldFrame,
  isWholeFieldSeen,
  pageMiddle,
  paintScale,
  rowFrame,
  type View,
} from './layout.ts';
import { createMotion, type Motion } from './paint/motion.ts';
import { createPainter, type Painter } from './paint/painter.ts';
import { rowMapIn } from './row/row-map.ts';
import { buildRow, type RowStage } from './row/row-stage.ts';
import type { FieldLook, RowLook, SceneOptions } from './scene.ts';

/* The field or a row in the window: builds, positions and removes it. */

type ShownField = {
  kind: 'field';
  look: FieldLook;
  selected: Subject;
  page: number;
  /** The place that is shown from nearby, after its first row. */
  closeUp?: Subject;
  /** True at the end of the day. */
  isDayEnd?: boolean;
};
type ShownRow = { kind: 'row'; row: RowLook };
export type Shown = ShownField | ShownRow;

type Painted = {
  painter: Painter;
  motion: Motion;
  /** The window size it was painted for. Another size may need other textures. */
  paintedFor: string;
  /** Resolves when everything is painted. */
  ready: Promise<void>;
};
type StagedField = Painted & {
  kind: 'field';
  shown: ShownField;
  drawn: FieldStage;
  stopIdle: () => void;
};
type StagedRow = Painted & { kind: 'row'; shown: ShownRow; drawn: RowStage };
export type Stage = StagedField | StagedRow;

const fieldFrameOf = (view: View, { page, closeUp }: ShownField) =>
  closeUp ? closeFrame(closeUp, view) : fieldFrame(view, page);

const scaleIn = (view: View, shown: Shown) =>
  shown.kind === 'field' ? fieldFrameOf(view, shown).scale : rowFrame(view).scale;

const pixelsPerUnit = (view: View, shown: Shown) =>
  paintScale(scaleIn(view, shown), window.devicePixelRatio);

const paintingIn = (view: View, shown: Shown) =>
  `${pixelsPerUnit(view, shown)} ${isWholeFieldSeen(view)}`;

/** Returns true if its textures fit the window. */
export const isPaintedFor = (view: View, { paintedFor, shown }: Stage) =>
  paintedFor === paintingIn(view, shown);

const placeField = (view: View, shown: ShownField, drawn: FieldStage) => {
  const middle = shown.closeUp ? DESIGN.middle : pageMiddle(view, shown.page);
  drawn.place(fieldFrameOf(view, shown), middle);
};

/** Positions a stage in the window. */
export const placeStage = (view: View, stage: Stage) => {
  if (stage.kind === 'row') {
    stage.drawn.place(rowFrame(view));
    return;
  }
  placeField(view, stage.shown, stage.drawn);
};

/** Builds and positions a stage. `onPainted` is called after each change. */
export const buildStage = (
  shown: Shown,
  view: View,
  { bloom, isCalm, onPainted }: Pick<SceneOptions, 'bloom' | 'isCalm'> & { onPainted: () => void },
): Stage => {
  const painter = createPainter(pixelsPerUnit(view, shown), onPainted);
  const motion = createMotion(isCalm);
  const painted = { painter, motion, paintedFor: paintingIn(view, shown) };
  if (shown.kind === 'row') {
    const drawn = buildRow(painter, motion, rowMapIn(view), shown.row, bloom);
    drawn.place(rowFrame(view));
    return { ...painted, kind: 'row', shown, drawn, ready: painter.allPainted() };
  }
  const { look, page, selected, closeUp, isDayEnd = false } = shown;
  const drawn = buildField(painter, motion, { look, bloom, closeUp, isDayEnd });
  placeField(view, shown, drawn);
  if (!closeUp && !isWholeFieldSeen(view)) drawn.hare.sprite.x = hareX(view, page, selected);
  drawn.hare.face(hareSide(selected));
  const ready = painter.allPainted();
  return { ...painted, kind: 'field', shown, drawn, ready, stopIdle: () => {} };
};

export const dropStage = ({ motion, drawn, painter }: Stage) => {
  motion.end();
  drawn.root.destroy({ children: true });
  painter.destroy();
};
