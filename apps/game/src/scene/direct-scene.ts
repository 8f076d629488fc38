import type { Container } from 'pixi.js';
import type { Camera } from './camera.ts';
import { hareX } from './field/hare-stroll.ts';
import { startIdleLife } from './field/idle-life.ts';
import type { FrameLoop } from './frame-loop.ts';
import { pageOf, type View } from './layout.ts';
import type { Pose } from './paint/hare-actor.ts';
import type { FieldLook, Scene } from './scene.ts';
import { dropStage, isPaintedFor, placeStage, type Shown, type Stage } from './stage.ts';
import { createStageChanges } from './stage-changes.ts';

type SceneParts = {
  /** Container of the stages. */
  scenery: Container;
  camera: Pick<Camera, 'motion' | 'approach' | 'crossFade' | 'panTo'>;
  frames: Pick<FrameLoop, 'redraw' | 'isSlow'>;
  view: () => View;
  build: (shown: Shown) => Stage;
};

const isSameLook = (first: FieldLook, second: FieldLook) =>
  JSON.stringify(first) === JSON.stringify(second);

type Stages = ReturnType<typeof createStages>;

/** Builds, shows and removes stages, and keeps the pose of the hare on all of them. */
const createStages = ({ scenery, camera, frames, build }: Omit<SceneParts, 'view'>) => {
  let pose: Pose = 'idle';

  const skip = (stage: Stage | undefined) => {
    camera.motion.skip();
    stage?.motion.skip();
    frames.redraw();
  };

  const changes = createStageChanges<Shown, Stage>({
    hurry: (old) => {
      skip(old);
      if (old?.kind === 'field') old.stopIdle();
    },
    build: (shown) => {
      const stage = build(shown);
      stage.drawn.hare.pose(pose);
      stage.drawn.root.alpha = 0;
      return stage;
    },
    approach: camera.approach,
    reveal: (next, old) => {
      scenery.addChild(next.drawn.root);
      return camera.crossFade(next.drawn.root, old?.drawn.root);
    },
    settle: (stage) => {
      if (stage.kind === 'field') stage.drawn.arrive();
      if (stage.kind === 'field' && !frames.isSlow()) {
        stage.stopIdle = startIdleLife(stage.drawn, stage.motion);
      }
      frames.redraw();
    },
    drop: (stage) => {
      dropStage(stage);
      frames.redraw();
    },
  });

  return {
    ...changes,
    skip: () => skip(changes.current()),
    pose: (next: Pose) => {
      pose = next;
      changes.current()?.drawn.hare.pose(next);
    },
  };
};

/** Returns the actions that show the field. */
const createFieldActions = (
  { camera, frames, view }: Omit<SceneParts, 'scenery' | 'build'>,
  { current, change }: Stages,
): Pick<Scene, 'showField' | 'showPage' | 'showFirstHarvest' | 'showDayEnd'> => ({
  showDayEnd: (look, subject) => {
    const stage = current();
    const isShown = stage?.kind === 'field' && stage.shown.isDayEnd;
    if (isShown && isSameLook(stage.shown.look, look)) return;
    void change({
      kind: 'field',
      look,
      selected: subject,
      page: pageOf(subject),
      closeUp: subject,
      isDayEnd: true,
    });
  },
  showFirstHarvest: (look, subject) => {
    const stage = current();
    if (stage?.kind === 'field' && stage.shown.closeUp === subject) return;
    void change({
      kind: 'field',
      look,
      selected: subject,
      page: pageOf(subject),
      closeUp: subject,
    });
  },
  showField: (look, selected) => {
    const page = pageOf(selected);
    const shown = { kind: 'field', look, selected, page } as const;
    const stage = current();
    const isField = stage?.kind === 'field' && stage.shown.closeUp === undefined;
    if (!isField || !isSameLook(stage.shown.look, look)) {
      void change(shown);
      return;
    }
    const isMoved = stage.shown.page !== page;
    // No other stage is needed, so one that is still being painted continues.
    stage.shown = shown;
    if (isMoved) void camera.panTo(stage.drawn, page);
    void stage.drawn.hare.walkTo(hareX(view(), page, selected));
    frames.redraw();
  },
  showPage: (page) => {
    const stage = current();
    if (stage?.kind !== 'field' || stage.shown.page === page) return;
    stage.shown = { ...stage.shown, page };
    void camera.panTo(stage.drawn, page);
    frames.redraw();
  },
});

/** Returns the actions that show and animate a row. */
const createRowActions = (
  frames: SceneParts['frames'],
  { current, change, pose }: Stages,
): Pick<Scene, 'showRow' | 'grow' | 'harvest'> => {
  /** Returns the current row when it is painted, or undefined if another stage replaced it. */
  const readyRow = async () => {
    const stage = current();
    if (stage?.kind !== 'row') return undefined;
    await stage.ready;
    return stage === current() ? stage : undefined;
  };

  return {
    showRow: (row) => {
      const stage = current();
      if (stage?.kind !== 'row' || stage.shown.row.rowId !== row.rowId) {
        void change({ kind: 'row', row });
        return;
      }
      stage.shown = { kind: 'row', row };
      stage.drawn.show(row);
      frames.redraw();
    },
    grow: async (position) => {
      const row = await readyRow();
      await row?.drawn.grow(position);
      frames.redraw();
    },
    harvest: async (visitor) => {
      const row = await readyRow();
      if (!row) return;
      pose('cheer');
      await row.drawn.harvest(visitor);
      frames.redraw();
    },
  };
};

/** Converts what the game shows into stages, and controls the current stage. */
export const directScene = (parts: SceneParts) => {
  const { frames, view } = parts;
  const stages = createStages(parts);
  const { current, change, end } = stages;

  const scene: Omit<Scene, 'destroy'> = {
    ...createFieldActions(parts, stages),
    ...createRowActions(frames, stages),
    pose: (next) => {
      stages.pose(next);
      frames.redraw();
    },
    skip: stages.skip,
  };

  return {
    scene,
    current,
    /** Repositions everything after a resize, and repaints if needed. */
    fit: () => {
      const stage = current();
      if (!stage) return;
      placeStage(view(), stage);
      if (!isPaintedFor(view(), stage)) void change(stage.shown);
      frames.redraw();
    },
    end,
  };
};
