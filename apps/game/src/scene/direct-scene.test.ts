import { Container, Sprite } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { createCamera } from './camera.ts';
import { directScene } from './direct-scene.ts';
import { createMotion } from './paint/motion.ts';
import { createPainter } from './paint/painter.ts';
import type { FieldLook, RowLook } from './scene.ts';
import type { Shown, Stage } from './stage.ts';

const VIEW = { width: 1366, height: 768 };
const FIELD: FieldLook = { places: [], hasHare: true, seeds: [], flowers: 0, trees: 0 };
const rowLook = (over: Partial<RowLook> = {}): RowLook => ({
  rowId: 'row-1',
  subject: 'math',
  dress: { hasGain: false, isGrown: false },
  plants: ['seed', 'seed', 'seed', 'seed', 'seed', 'seed'],
  current: 0,
  hasSnail: false,
  ...over,
});

const makeHare = () => ({
  sprite: new Sprite(),
  pose: vi.fn(),
  walkTo: vi.fn(async () => undefined),
  face: vi.fn(),
});

/** Creates an empty stage with the given `ready` promise. */
const makeStage = (shown: Shown, ready: Promise<void>) => {
  const painted = {
    painter: createPainter(1, () => {}),
    motion: createMotion(true),
    paintedFor: '1 true',
    ready,
  };
  const common = { root: new Container(), hare: makeHare(), place: vi.fn() };
  if (shown.kind === 'field') {
    const sails = common.hare.sprite;
    const drawn = { ...common, sails, clouds: [], visitors: [], lean: vi.fn(), arrive: vi.fn() };
    return { ...painted, kind: 'field', shown, drawn, stopIdle: vi.fn() } satisfies Stage;
  }
  const drawn = {
    ...common,
    show: vi.fn(),
    grow: vi.fn(async () => undefined),
    harvest: vi.fn(async () => undefined),
  };
  return { ...painted, kind: 'row', shown, drawn } satisfies Stage;
};

/** Opens a scene without a canvas and with reduced motion. */
const openStages = () => {
  let view = VIEW;
  let ready: Promise<void> = Promise.resolve();
  const built: ReturnType<typeof makeStage>[] = [];
  const director = directScene({
    scenery: new Container(),
    camera: createCamera(true, () => view),
    frames: { redraw: () => {}, isSlow: () => false },
    view: () => view,
    build: (shown) => {
      const stage = makeStage(shown, ready);
      built.push(stage);
      return stage;
    },
  });
  return {
    ...director,
    built,
    resizeTo: (next: typeof VIEW) => {
      view = next;
      director.fit();
    },
    paintOnlyAfter: (painted: Promise<void>) => {
      ready = painted;
    },
    lastRow: () => {
      const stage = built.at(-1);
      if (stage?.kind !== 'row') throw new Error('no row stands');
      return stage.drawn;
    },
  };
};

describe('showing the same row again', () => {
  it('updates the plants and the ring of the same row without rebuilding', () => {
    const { scene, built, lastRow } = openStages();
    scene.showRow(rowLook());
    const next = rowLook({ current: 1 });
    scene.showRow(next);
    expect(built).toHaveLength(1);
    expect(lastRow().show).toHaveBeenCalledExactlyOnceWith(next);
  });

  it('builds a new stage for another row', () => {
    const { scene, built } = openStages();
    scene.showRow(rowLook());
    scene.showRow(rowLook({ rowId: 'row-2' }));
    expect(built).toHaveLength(2);
  });
});

describe('showing the field again', () => {
  it('moves the hare in the same field without rebuilding', () => {
    const { scene, built } = openStages();
    scene.showField(FIELD, 'math');
    scene.showField({ ...FIELD }, 'art');
    expect(built).toHaveLength(1);
    expect(built[0]?.drawn.hare.walkTo).toHaveBeenCalledOnce();
  });

  it('rebuilds the field when it has grown', () => {
    const { scene, built } = openStages();
    scene.showField(FIELD, 'math');
    scene.showField({ ...FIELD, flowers: 1 }, 'math');
    expect(built).toHaveLength(2);
  });
});

describe('new stages', () => {
  it('applies the current pose and keeps a new stage hidden until it is painted', () => {
    const { scene, built } = openStages();
    scene.pose('think');
    scene.showRow(rowLook());
    expect(built[0]?.drawn.hare.pose).toHaveBeenCalledWith('think');
    expect(built[0]?.drawn.root.alpha).toBe(0);
  });

  it('replaces the old stage and destroys it', async () => {
    const { scene, built } = openStages();
    scene.showField(FIELD, 'math');
    await vi.waitFor(() => expect(built[0]?.drawn.root.alpha).toBe(1));
    scene.showRow(rowLook());
    await vi.waitFor(() => expect(built[0]?.drawn.root.destroyed).toBe(true));
    expect(built[1]?.drawn.root.alpha).toBe(1);
  });
});

describe('growing a plant', () => {
  it('grows a plant after the row is painted', async () => {
    const { scene, lastRow } = openStages();
    scene.showRow(rowLook());
    await scene.grow(2);
    expect(lastRow().grow).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('grows no plant in a row that was left during painting', async () => {
    let paint = () => {};
    const painted = new Promise<void>((resolve) => {
      paint = resolve;
    });
    const { scene, lastRow, paintOnlyAfter } = openStages();
    paintOnlyAfter(painted);
    scene.showRow(rowLook());
    const row = lastRow();
    const grown = scene.grow(2);
    scene.showField(FIELD, 'math');
    paint();
    await grown;
    expect(row.grow).not.toHaveBeenCalled();
  });
});

describe('resizing the window', () => {
  it('moves the stage and repaints it only if needed', () => {
    const { scene, built, resizeTo } = openStages();
    scene.showRow(rowLook());
    resizeTo({ width: 1366, height: 800 });
    expect(built[0]?.drawn.place).toHaveBeenCalledOnce();
    expect(built).toHaveLength(1);
    resizeTo({ width: 390, height: 844 });
    expect(built).toHaveLength(2);
    expect(built[1]?.shown).toBe(built[0]?.shown);
  });
});

describe('ended scene', () => {
  it('destroys the stage and shows nothing afterwards', () => {
    const { scene, built, current, end } = openStages();
    scene.showRow(rowLook());
    end();
    expect(built[0]?.drawn.root.destroyed).toBe(true);
    scene.showField(FIELD, 'math');
    scene.pose('cheer');
    scene.skip();
    expect(built).toHaveLength(1);
    expect(current()).toBeUndefined();
  });
});
