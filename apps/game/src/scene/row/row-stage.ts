import { PLACES, STAGES, type Stage, type Visitor } from '@wonderfield/contract/play/field';
import { PETAL_KINDS } from '@wonderfield/ui/field-art/harvest';
import { furrows, ridgePath } from '@wonderfield/ui/field-art/land';
import { MILL_AXLE } from '@wonderfield/ui/field-art/places/math-mill';
import { HILL } from '@wonderfield/ui/field-art/svg';
import { Container, Graphics, type Sprite } from 'pixi.js';
import type { Frame } from '../layout.ts';
import { createHare, type Hare } from '../paint/hare-actor.ts';
import { band, drawSun, paperHill } from '../paint/hills.ts';
import { between, easeInOut, easeOut, type Motion } from '../paint/motion.ts';
import type { Painter, Picture } from '../paint/painter.ts';
import * as pictures from '../paint/pictures.ts';
import type { RowLook } from '../scene.ts';
import { LARGE_ROW, type RowMap, snailStand } from './row-map.ts';

const BASE = 2400;
const MILL_TURN = (40 * Math.PI) / 180;
const SOIL = ['#9A6C45', '#8B5E3B', '#774D2E'] as const;
const WATER = ['#7FC3DB', '#6DB5D0', '#5FA9C6'] as const;

const GROW_MS = 180;
const SNAIL_MS = 900;
const FLIGHT_MS = 250;
const PETALS = 12;
const PETALS_MS = 1700;
const VISITOR_MS = 850;
const SUN_MS = 700;
/** Positions of the harvest in the basket: offset and rotation. */
const IN_BASKET = [
  [-44, -0.4],
  [-26, -0.24],
  [-8, -0.08],
  [12, 0.1],
  [30, 0.26],
  [46, 0.4],
] as const;

export type RowStage = {
  root: Container;
  hare: Hare;
  place: (frame: Frame) => void;
  /** Updates plants, ring and snail. */
  show: (row: RowLook) => void;
  grow: (position: number) => Promise<void>;
  harvest: (visitor: Visitor | undefined) => Promise<void>;
};

export const buildRow = (
  painter: Painter,
  motion: Motion,
  map: RowMap,
  look: RowLook,
  bloom: number,
): RowStage => {
  const root = new Container();
  const { crop } = PLACES[look.subject];
  const ground = crop === 'lily' ? WATER : SOIL;
  const add = (picture: Picture, stand: readonly [number, number, number], alpha = 1) => {
    const sprite = painter.sprite(picture, stand);
    sprite.alpha = alpha;
    root.addChild(sprite);
    return sprite;
  };
  const addHill = (number: 1 | 2 | 3 | 4) =>
    root.addChild(paperHill(map.hills[number], HILL[number], BASE, { lift: map.lift }));

  const sun = drawSun(map.sun.r);
  sun.position.set(map.sun.x, map.sun.y);
  root.addChild(sun);
  for (const stand of map.clouds) add(pictures.cloudPicture, stand, 0.95);
  if (map.birds) add(pictures.birdsPicture, map.birds);
  addHill(1);
  for (const stand of map.poplars) add(pictures.poplarPicture(HILL[3]), stand);
  addHill(2);
  const { box, ...fan } = map.furrows;
  add(
    {
      name: 'furrows',
      box,
      draw: () => furrows(ridgePath(map.hills[2], BASE), fan),
    },
    [0, 0, 1],
  );
  if (map.tree) add(pictures.treePicture(HILL[4]), map.tree);
  if (map.bush) add(pictures.bushPicture(HILL[4]), map.bush);
  addHill(3);
  const [placeX, placeY, placeScale] = map.place(look.subject);
  add(pictures.nearPlacePicture(look.subject, look.isGrown), [placeX, placeY, placeScale]);
  if (look.subject === 'math') {
    add(pictures.sailsPicture, [
      placeX + MILL_AXLE.x * placeScale,
      placeY + MILL_AXLE.y * placeScale,
      MILL_AXLE.scale * placeScale,
    ]).rotation = MILL_TURN;
  }
  addHill(4);

  const [basketX, basketY, basketScale] = map.basket;
  const basket = new Container();
  basket.visible = false;
  basket.position.set(basketX, basketY);
  basket.scale.set(basketScale);
  const inBasket = (picture: Picture) => {
    const sprite = painter.sprite(picture, [0, 0, 1]);
    basket.addChild(sprite);
    return sprite;
  };
  inBasket(pictures.basketBackPicture);
  const sheaves = map.plants.map((_, index) => {
    const sheaf = inBasket(pictures.harvestPicture(crop, index));
    const [x, turn] = IN_BASKET[index] ?? [0, 0];
    sheaf.position.set(x, -50);
    sheaf.rotation = turn;
    sheaf.visible = false;
    return sheaf;
  });
  inBasket(pictures.basketFrontPicture);
  root.addChild(basket);

  const hare = createHare(painter, motion, bloom, map.hare);
  root.addChild(hare.sprite);
  const guests = new Container();
  root.addChild(guests);

  root.addChild(paperHill(map.soil, ground[0], BASE, { lift: map.lift * 0.8, edge: 0.35 }));
  map.bands.forEach((drop, index) => {
    const lower = map.soil.map(([x, y]) => [x, y + drop] as const);
    root.addChild(band(lower, ground[index + 1] ?? ground[0], BASE));
  });

  const ring = new Graphics()
    .ellipse(0, 2, map.ring.rx, map.ring.ry)
    .fill({ color: '#FFD067', alpha: 0.9 })
    .ellipse(0, 2, map.ring.innerRx, map.ring.innerRy)
    .fill(ground[0]);
  root.addChild(ring);
  const shadows = new Graphics();
  if (map.shadow) {
    for (const { x, y } of map.plants) {
      shadows
        .ellipse(x, y + 4, map.shadow.rx, map.shadow.ry)
        .fill({ color: '#0B2B2A', alpha: 0.16 });
    }
  }
  root.addChild(shadows);

  const scaleOf = (stage: Stage) =>
    stage === 'seed' || stage === 'sprout' ? map.seedScale : map.bloomScale;
  const plantAs = (sprite: Sprite, index: number, stage: Stage) => {
    sprite.scale.set(scaleOf(stage));
    painter.dress(sprite, pictures.plantPicture(crop, stage, index), scaleOf(stage));
  };
  const plants = map.plants.map(({ x, y }, index) => {
    for (const stage of STAGES) {
      void painter.paint(pictures.plantPicture(crop, stage, index), scaleOf(stage));
    }
    return add(pictures.plantPicture(crop, 'seed', index), [x, y, map.seedScale]);
  });

  const snail = add(pictures.snailPicture, [0, 0, map.snail[2]]);
  snail.visible = false;
  const petals = Array.from({ length: PETALS }, (_, index) => {
    const sprite = add(pictures.petalPicture(index % PETAL_KINDS), [0, 0, 1]);
    sprite.visible = false;
    return sprite;
  });
  let seen: RowLook | undefined;

  const bringSnail = (position: number, isThere: boolean) => {
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

  const show = (row: RowLook) => {
    row.plants.forEach((stage, index) => {
      const plant = plants[index];
      if (plant && seen?.plants[index] !== stage) plantAs(plant, index, stage);
    });
    const spot = map.plants[row.current];
    ring.visible = spot !== undefined && row.plants[row.current] === 'seed';
    if (spot) ring.position.set(spot.x, spot.y);
    if (!row.hasSnail) snail.visible = false;
    // In a newly built row it is there from the start.
    else if (!snail.visible || seen?.current !== row.current)
      bringSnail(row.current, seen === undefined);
    seen = row;
  };

  /** Moves the sheaves to the basket one by one. */
  const bringHome = (sheaf: Sprite, index: number) => {
    const from = map.plants[index] ?? { x: basketX, y: basketY };
    const home = { x: sheaf.x, y: sheaf.y, rotation: sheaf.rotation };
    const start = { x: (from.x - basketX) / basketScale, y: (from.y - basketY) / basketScale };
    return motion.tween(
      FLIGHT_MS,
      (part) => {
        sheaf.visible = part > 0;
        const eased = easeInOut(part);
        sheaf.x = between(start.x, home.x, eased);
        sheaf.y = between(start.y, home.y, eased) - Math.sin(part * Math.PI) * 120;
        sheaf.rotation = home.rotation * eased;
      },
      index * FLIGHT_MS,
    );
  };

  /** Drops petals once over the sky next to the card. */
  const dropPetals = () =>
    Promise.all(
      petals.map((petal, index) => {
        const x = 30 + ((index * 137) % 480) * (map.hare[2] / LARGE_ROW.hare[2]);
        const fall = map.hare[1] * 0.8;
        return motion.tween(
          PETALS_MS - index * 40,
          (part) => {
            petal.visible = part > 0 && part < 1;
            petal.position.set(
              x + Math.sin(part * 5 + index) * 18,
              between(-20, fall, part) - (index % 4) * 20,
            );
            petal.rotation = part * 4 + index;
            petal.alpha = part > 0.8 ? (1 - part) * 5 : 1;
          },
          300 + index * 40,
        );
      }),
    );

  const welcome = (visitor: Visitor) => {
    const picture = pictures.visitorPicture(visitor);
    const [x, y, scale] = map.visitor;
    // Makes all visitors about as tall as the hedgehog.
    const fitted = scale * Math.min(1.4, 140 / picture.box[3]);
    const sprite = painter.sprite(picture, [map.edge, y, fitted]);
    guests.addChild(sprite);
    return motion.tween(
      VISITOR_MS,
      (part) => {
        sprite.x = between(map.edge, x, easeOut(part));
        sprite.y = y - Math.abs(Math.sin(part * Math.PI * 4)) * 6;
      },
      FLIGHT_MS * sheaves.length,
    );
  };

  show(look);

  return {
    root,
    hare,
    place: (frame) => {
      root.position.set(frame.left, frame.top);
      root.scale.set(frame.scale);
    },
    show,
    grow: async (position) => {
      const plant = plants[position];
      if (!plant) return;
      ring.visible = false;
      let grown: Stage | undefined;
      await motion.tween(GROW_MS * STAGES.length, (part) => {
        const passed = part * STAGES.length;
        const index = Math.min(STAGES.length - 1, Math.floor(passed));
        const stage = STAGES[index] ?? 'bloom';
        if (stage !== grown) plantAs(plant, position, stage);
        grown = stage;
        plant.scale.set(scaleOf(stage) * between(0.9, 1, easeOut(passed - index)));
      });
      if (seen) {
        const now = seen.plants.map((stage, index) => (index === position ? 'bloom' : stage));
        seen = { ...seen, plants: now };
      }
    },
    harvest: async (visitor) => {
      basket.visible = true;
      ring.visible = false;
      snail.visible = false;
      await Promise.all([
        motion.tween(SUN_MS, (part) => {
          sun.x = between(map.sun.x, map.harvestSunX, easeInOut(part));
        }),
        ...sheaves.map(bringHome),
        dropPetals(),
        visitor ? welcome(visitor) : undefined,
      ]);
    },
  };
};
