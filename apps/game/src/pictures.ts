import { Container, Graphics } from 'pixi.js';
import { FIELD, type Landmark, type Point } from './world.ts';

/* The shapes of the design system's field, drawn with WebGL. */

const COLOR = {
  grass: 0x9bd3a6,
  grassDark: 0x7cc28a,
  path: 0xf1e2b8,
  leaf: 0x3c9763,
  leafDark: 0x22794f,
  trunk: 0x8a5a36,
  water: 0x6fb6d6,
  waterLight: 0xb9e0f0,
  roof: 0xd9603f,
  wall: 0xfbf0da,
  king: 0x2c7fb0,
  fur: 0xc98e5c,
  cream: 0xf3ddbe,
  ink: 0x14302a,
} as const;

/** The flowers in the order of the design system: petal and middle. */
const BLOOMS: readonly (readonly [number, number])[] = [
  [0xf28b6c, 0xffd067],
  [0xffffff, 0xfabd3c],
  [0xe792ae, 0xffe3a0],
  [0xffc94f, 0x7a4e2c],
  [0x6fb6d6, 0xffe08a],
  [0x9bd3a6, 0xfff3d0],
  [0xff9e6b, 0x6d3a1e],
  [0xf7d36b, 0xc24126],
  [0xd987a5, 0xffe6a8],
  [0xffe9a8, 0xa33019],
];

const drawBloom = (index: number, size: number) => {
  const [petal, middle] = BLOOMS[index % BLOOMS.length] ?? [0xf28b6c, 0xffd067];
  const flower = new Graphics();
  for (let turn = 0; turn < 6; turn += 1) {
    const angle = (turn * Math.PI) / 3;
    flower.circle(Math.cos(angle) * size * 0.6, Math.sin(angle) * size * 0.6, size * 0.42);
  }
  flower.fill(petal);
  return flower.circle(0, 0, size * 0.4).fill(middle);
};

const drawTree = (scale = 1) =>
  new Graphics()
    .rect(-8 * scale, -40 * scale, 16 * scale, 44 * scale)
    .fill(COLOR.trunk)
    .circle(0, -78 * scale, 46 * scale)
    .fill(COLOR.leaf)
    .circle(14 * scale, -88 * scale, 30 * scale)
    .fill({ color: COLOR.leafDark, alpha: 0.5 });

const LANDMARK_PICTURES: Record<Landmark['kind'], () => Container> = {
  windmill: () =>
    new Graphics()
      .poly([-44, 0, 44, 0, 28, -150, -28, -150])
      .fill(COLOR.wall)
      .poly([-38, -150, 38, -150, 0, -196])
      .fill(COLOR.king)
      .roundRect(-14, -46, 28, 46, 12)
      .fill(COLOR.king)
      .poly([0, -150, -96, -226, -84, -240])
      .poly([0, -150, 96, -226, 84, -240])
      .poly([0, -150, -96, -74, -84, -60])
      .poly([0, -150, 96, -74, 84, -60])
      .fill(0xffffff)
      .stroke({ color: COLOR.trunk, width: 3 }),
  barn: () =>
    new Graphics()
      .rect(-96, -96, 192, 96)
      .fill(COLOR.roof)
      .poly([-112, -92, 112, -92, 60, -164, -60, -164])
      .fill(0x8e3a24)
      .rect(-34, -64, 68, 64)
      .fill(COLOR.cream)
      .poly([-34, -64, 34, 0])
      .poly([34, -64, -34, 0])
      .stroke({ color: 0x8e3a24, width: 5 }),
  pond: () =>
    new Graphics()
      .ellipse(0, 0, 170, 92)
      .fill(COLOR.water)
      .ellipse(-30, -20, 70, 26)
      .fill({ color: COLOR.waterLight, alpha: 0.7 }),
  orchard: () => {
    const trees = new Container();
    for (const [x, y] of [
      [-110, -30],
      [0, -70],
      [110, -24],
      [-50, 50],
      [70, 60],
    ] as const) {
      const tree = drawTree(0.9);
      tree.circle(-16, -72, 7).circle(14, -60, 7).circle(4, -96, 7).fill(0xec7556);
      tree.position.set(x, y);
      trees.addChild(tree);
    }
    return trees;
  },
  treehouse: () => {
    const house = drawTree(2);
    return house
      .rect(-38, -150, 76, 54)
      .fill(COLOR.wall)
      .poly([-52, -148, 52, -148, 0, -190])
      .fill(0xfabd3c)
      .rect(-10, -128, 20, 32)
      .fill(COLOR.roof);
  },
  sheep: () => {
    const flock = new Container();
    for (const [x, y] of [
      [-60, 0],
      [40, -40],
      [70, 46],
    ] as const) {
      const sheep = new Graphics()
        .rect(-18, 6, 6, 20)
        .rect(12, 6, 6, 20)
        .fill(COLOR.ink)
        .ellipse(0, -6, 34, 24)
        .fill(0xffffff)
        .circle(30, -10, 13)
        .fill(COLOR.ink);
      sheep.position.set(x, y);
      flock.addChild(sheep);
    }
    return flock;
  },
};

/** The hare with the student's flower on the scarf. */
export const drawPlayer = (bloom: number) => {
  const player = new Container();
  const hare = new Graphics()
    .ellipse(0, 4, 34, 9)
    .fill({ color: COLOR.ink, alpha: 0.16 })
    .ellipse(-14, -104, 9, 32)
    .ellipse(14, -104, 9, 32)
    .fill(COLOR.fur)
    .ellipse(0, -24, 30, 34)
    .fill(COLOR.fur)
    .ellipse(0, -20, 17, 24)
    .fill(COLOR.cream)
    .circle(0, -66, 28)
    .fill(COLOR.fur)
    .ellipse(0, -56, 16, 11)
    .fill(COLOR.cream)
    .circle(-11, -70, 4)
    .circle(11, -70, 4)
    .fill(COLOR.ink)
    .roundRect(-24, -46, 48, 12, 6)
    .fill(COLOR.leaf);
  const flower = drawBloom(bloom, 12);
  flower.position.set(20, -38);
  player.addChild(hare, flower);
  return player;
};

const FLOWERS = 90;
/** The same meadow every time, with flowers that look strewn. */
const flowerSpot = (index: number): Point => ({
  x: (index * 911 + 137) % FIELD.width,
  y: (index * 577 + 331) % FIELD.height,
});

const TREES = 26;
/** A hedge of trees along the long sides, so that the edge is seen before it is felt. */
const treeSpot = (index: number): Point => ({
  x: 60 + (Math.floor(index / 2) * 2 * FIELD.width) / TREES,
  y: index % 2 === 0 ? 96 + (index % 3) * 14 : FIELD.height - 18 - (index % 3) * 10,
});

export const drawField = (landmarks: readonly Landmark[]) => {
  const field = new Container();
  const ground = new Graphics().rect(0, 0, FIELD.width, FIELD.height).fill(COLOR.grass);
  for (let row = 0; row < FIELD.height; row += 160) {
    ground.rect(0, row, FIELD.width, 80).fill({ color: COLOR.grassDark, alpha: 0.35 });
  }
  ground
    .moveTo(420, 470)
    .bezierCurveTo(800, 640, 900, 700, 1200, 800)
    .bezierCurveTo(1500, 700, 1700, 560, 1980, 430)
    .stroke({ color: COLOR.path, width: 46, cap: 'round', join: 'round' });
  field.addChild(ground);
  for (let index = 0; index < FLOWERS; index += 1) {
    const flower = drawBloom(index, 12);
    const { x, y } = flowerSpot(index);
    flower.position.set(x, y);
    field.addChild(flower);
  }
  for (let index = 0; index < TREES; index += 1) {
    const tree = drawTree(0.8 + (index % 3) * 0.2);
    const { x, y } = treeSpot(index);
    tree.position.set(x, y);
    field.addChild(tree);
  }
  for (const landmark of landmarks) {
    const picture = LANDMARK_PICTURES[landmark.kind]();
    picture.position.set(landmark.x, landmark.y);
    field.addChild(picture);
  }
  return field;
};
