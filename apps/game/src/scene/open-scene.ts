// Draws without `eval`, which the page's security policy refuses.
import 'pixi.js/unsafe-eval';
import type { Subject } from '@wonderfield/contract/options';
import { Container, isWebGLSupported, Ticker, WebGLRenderer } from 'pixi.js';
import { HARE, PLACE_SPOTS } from './field-map.ts';
import { buildField, type FieldStage } from './field-stage.ts';
import type { Pose } from './hare-actor.ts';
import { startIdleLife } from './idle-life.ts';
import {
  DESIGN,
  fieldFrame,
  isWholeFieldSeen,
  pageMiddle,
  pageOf,
  paintScale,
  rowFrame,
  type View,
} from './layout.ts';
import { between, createMotion, easeInOut, type Motion } from './motion.ts';
import { createPainter, type Painter } from './painter.ts';
import { LARGE_ROW, SMALL_ROW_MAP } from './row-map.ts';
import { buildRow, type RowStage } from './row-stage.ts';
import type { FieldLook, RowLook, Scene, SceneOptions } from './scene.ts';
import { watchFrames } from './slow-frames.ts';

const FADE_MS = 260;
const ZOOM_MS = 700;
const ZOOM = 1.3;
const PAN_MS = 500;

type Shown =
  | { kind: 'field'; look: FieldLook; selected: Subject; page: number }
  | { kind: 'row'; row: RowLook };

type Stage = {
  shown: Shown;
  painter: Painter;
  motion: Motion;
  /** The size it was painted for. */
  paintedAt: string;
  ready: Promise<void>;
} & ({ kind: 'field'; stage: FieldStage; stopIdle: () => void } | { kind: 'row'; stage: RowStage });

const sideOf = (subject: Subject) => (PLACE_SPOTS[subject].x < DESIGN.middle ? -1 : 1);

/** Where the hare goes when a place is chosen: to its side of the path, or between a page's places. */
const hareX = (view: View, page: number, selected: Subject) =>
  isWholeFieldSeen(view)
    ? HARE.x + sideOf(selected) * HARE.stroll
    : pageMiddle(view, page) + (pageOf(selected) === page ? 0 : sideOf(selected) * HARE.stroll);

/** An element that is not laid out yet has no size, and nothing can be drawn in that. */
const sizeOf = (host: HTMLElement) =>
  [Math.max(1, host.clientWidth), Math.max(1, host.clientHeight)] as const;

/** Opens the drawn field in `host`; rejects where there is no WebGL. */
export const openScene = async (host: HTMLElement, options: SceneOptions): Promise<Scene> => {
  if (!isWebGLSupported()) throw new Error('WebGL is not available.');
  // Not an `Application`: that would bring two further renderers and pointer events along.
  const renderer = new WebGLRenderer();
  const [width, height] = sizeOf(host);
  await renderer.init({
    width,
    height,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: Math.min(2, window.devicePixelRatio),
    skipExtensionImports: true,
  });
  const { canvas } = renderer;
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);

  const camera = createMotion(options.isCalm);
  const scenery = new Container();
  let current: Stage | undefined;
  let wanted: Shown | undefined;
  let pose: Pose = 'idle';
  let isOpen = true;
  /** Something changed without moving. */
  let isStale = true;

  const view = (): View => ({ width: renderer.screen.width, height: renderer.screen.height });

  const scaleFor = (shown: Shown) =>
    shown.kind === 'field' ? fieldFrame(view(), 0).scale : rowFrame(view()).scale;
  /** Textures are painted anew when this changes. */
  const paintingOf = (shown: Shown) =>
    `${paintScale(scaleFor(shown), window.devicePixelRatio)} ${isWholeFieldSeen(view())}`;

  const frameField = (stage: FieldStage, page: number) =>
    stage.place(fieldFrame(view(), page), pageMiddle(view(), page));

  const place = () => {
    if (current?.kind === 'field' && current.shown.kind === 'field') {
      frameField(current.stage, current.shown.page);
    } else if (current?.kind === 'row') {
      current.stage.place(rowFrame(view()));
    }
  };

  const build = (shown: Shown): Stage => {
    const painter = createPainter(paintScale(scaleFor(shown), window.devicePixelRatio), () => {
      isStale = true;
    });
    const motion = createMotion(options.isCalm);
    const common = { shown, painter, motion, paintedAt: paintingOf(shown) };
    if (shown.kind === 'field') {
      const stage = buildField(painter, motion, shown.look, options.bloom);
      frameField(stage, shown.page);
      if (!isWholeFieldSeen(view()))
        stage.hare.sprite.x = hareX(view(), shown.page, shown.selected);
      stage.hare.face(sideOf(shown.selected) < 0 ? 'left' : 'right');
      const ready = painter.allPainted();
      return { ...common, kind: 'field', stage, ready, stopIdle: () => {} };
    }
    const map = isWholeFieldSeen(view()) ? LARGE_ROW : SMALL_ROW_MAP;
    const stage = buildRow(painter, motion, map, shown.row, options.bloom);
    stage.place(rowFrame(view()));
    return { ...common, kind: 'row', stage, ready: painter.allPainted() };
  };

  const drop = (old: Stage) => {
    old.motion.end();
    old.stage.root.destroy({ children: true });
    old.painter.destroy();
  };

  /** From the field the camera goes to the place first. */
  const approach = (old: Stage, next: Stage) => {
    if (old.kind !== 'field' || next.shown.kind !== 'row') return Promise.resolve();
    const { root } = old.stage;
    const { x, y, scale } = root;
    const spot = PLACE_SPOTS[next.shown.row.subject];
    return camera.tween(ZOOM_MS, (part) => {
      const zoom = between(1, ZOOM, easeInOut(part));
      root.scale.set(scale.x * zoom);
      const aside = (view().width / 2 - (x + spot.x * scale.x)) * 0.5 * easeInOut(part);
      root.position.set(
        x - spot.x * scale.x * (zoom - 1) + aside,
        y - spot.y * scale.x * (zoom - 1),
      );
    });
  };

  const skip = () => {
    camera.skip();
    current?.motion.skip();
    isStale = true;
  };

  const change = async (shown: Shown) => {
    skip();
    wanted = shown;
    const old = current;
    if (old?.kind === 'field') old.stopIdle();
    const next = build(shown);
    next.stage.hare.pose(pose);
    current = next;
    next.stage.root.alpha = 0;
    // The new one is painted while the camera moves.
    await Promise.all([next.ready, old ? approach(old, next) : undefined]);
    if (!isOpen) return;
    if (wanted !== shown) {
      // Somebody went on meanwhile: their stage takes the old one's place.
      if (old) drop(old);
      return;
    }
    scenery.addChild(next.stage.root);
    await camera.tween(FADE_MS, (part) => {
      next.stage.root.alpha = old ? part : 1;
      // Where the new one is only sky, the old one must not stand there until the end.
      if (old) old.stage.root.alpha = 1 - part ** 3;
    });
    if (!isOpen) return;
    if (old) drop(old);
    if (next.kind === 'field' && current === next && !isSlow) {
      next.stopIdle = startIdleLife(next.stage, next.motion);
    }
    isStale = true;
  };

  const isSameRow = (row: RowLook, shown: Shown) =>
    shown.kind === 'row' && shown.row.rowId === row.rowId;

  const panTo = (stage: FieldStage, page: number) => {
    const from = { left: stage.root.x, scale: stage.root.scale.x };
    const target = fieldFrame(view(), page);
    void camera.tween(PAN_MS, (part) => {
      const left = between(from.left, target.left, easeInOut(part));
      const middle = (view().width / 2 - left) / target.scale;
      stage.place({ ...target, left }, isWholeFieldSeen(view()) ? DESIGN.middle : middle);
    });
  };

  const refresh = () => {
    if (!current) return;
    place();
    if (current.paintedAt !== paintingOf(current.shown)) void change(current.shown);
    isStale = true;
  };
  const observer = new ResizeObserver(() => {
    renderer.resize(...sizeOf(host));
    refresh();
    // A canvas of another size is empty.
    renderer.render(scenery);
  });
  observer.observe(host);

  const look = { side: 0, target: 0 };
  /** What moves by itself is left out on a device it is too much for. */
  let isSlow = false;
  const lean = (event: PointerEvent) => {
    look.target = event.pointerType === 'mouse' ? (event.clientX / window.innerWidth) * 2 - 1 : 0;
  };
  /** Looks a little further to where the pointer is. */
  const leanOn = (stage: FieldStage) => {
    const left = look.target - look.side;
    if (isSlow || Math.abs(left) < 0.002) return false;
    look.side += left * 0.06;
    stage.lean(look.side);
    return true;
  };
  const isTooSlow = watchFrames();
  const ticker = new Ticker();
  ticker.add(({ elapsedMS }) => {
    const isMoving = camera.isMoving() || current?.motion.isMoving() === true;
    camera.advance(elapsedMS);
    current?.motion.advance(elapsedMS);
    const isLeaning =
      current?.kind === 'field' && isWholeFieldSeen(view()) && leanOn(current.stage);
    // What does not change need not be drawn again.
    if (!isMoving && !isLeaning && !isStale) return;
    isStale = false;
    renderer.render(scenery);
    if (isMoving && isTooSlow(elapsedMS)) {
      isSlow = true;
      if (current?.kind === 'field') current.motion.stopLoops();
    }
  });
  const followTab = () => {
    if (document.hidden) ticker.stop();
    else ticker.start();
  };
  document.addEventListener('visibilitychange', followTab);
  if (!options.isCalm) window.addEventListener('pointermove', lean);
  followTab();

  const tellLost = (event: Event) => {
    event.preventDefault();
    options.onLost?.();
  };
  canvas.addEventListener('webglcontextlost', tellLost);

  return {
    showField: (fieldLook, selected) => {
      const page = pageOf(selected);
      const next: Shown = { kind: 'field', look: fieldLook, selected, page };
      if (
        current?.kind === 'field' &&
        current.shown.kind === 'field' &&
        JSON.stringify(current.shown.look) === JSON.stringify(fieldLook)
      ) {
        const isMoved = current.shown.page !== page;
        // No other stage is wanted: one that is still being painted goes on.
        current.shown = next;
        if (isMoved) panTo(current.stage, page);
        void current.stage.hare.walkTo(hareX(view(), page, selected));
        isStale = true;
        return;
      }
      void change(next);
    },
    showPage: (page) => {
      if (current?.kind !== 'field' || current.shown.kind !== 'field') return;
      if (current.shown.page === page) return;
      current.shown = { ...current.shown, page };
      panTo(current.stage, page);
      isStale = true;
    },
    showRow: (row) => {
      if (current?.kind === 'row' && isSameRow(row, current.shown)) {
        current.shown = { kind: 'row', row };
        current.stage.show(row);
        isStale = true;
        return;
      }
      void change({ kind: 'row', row });
    },
    grow: async (position) => {
      const stage = current;
      if (stage?.kind !== 'row') return;
      await stage.ready;
      if (stage !== current) return;
      await stage.stage.grow(position);
      isStale = true;
    },
    bringSnail: (position) => {
      if (current?.kind === 'row') current.stage.bringSnail(position);
      isStale = true;
    },
    pose: (next) => {
      pose = next;
      current?.stage.hare.pose(next);
      isStale = true;
    },
    harvest: async (visitor) => {
      const stage = current;
      if (stage?.kind !== 'row') return;
      await stage.ready;
      if (stage !== current) return;
      pose = 'cheer';
      stage.stage.hare.pose(pose);
      await stage.stage.harvest(visitor);
      isStale = true;
    },
    skip,
    destroy: () => {
      isOpen = false;
      camera.end();
      ticker.destroy();
      document.removeEventListener('visibilitychange', followTab);
      window.removeEventListener('pointermove', lean);
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', tellLost);
      wanted = undefined;
      if (current) drop(current);
      current = undefined;
      scenery.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };
};
