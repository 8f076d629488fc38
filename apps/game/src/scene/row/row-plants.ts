import { type Crop, STAGES, type Stage } from '@wonderfield/contract/play/field';
import { type Container, Graphics, type Sprite } from 'pixi.js';
import { between, easeOut, type Motion } from '../paint/motion.ts';
import { addSprite, type Painter } from '../paint/painter.ts';
import { plantPicture } from '../paint/pictures.ts';
import type { RowLook } from '../scene.ts';
import type { RowMap } from './row-map.ts';

const GROW_MS = 180;

/** Draws the ring around the plant of the current question. */
const drawRing = ({ ring }: RowMap, groundColor: string) =>
  new Graphics()
    .ellipse(0, 2, ring.rx, ring.ry)
    .fill({ color: '#FFD067', alpha: 0.9 })
    .ellipse(0, 2, ring.innerRx, ring.innerRy)
    .fill(groundColor);

const drawShadows = ({ plants, shadow }: RowMap) => {
  const shadows = new Graphics();
  if (!shadow) return shadows;
  for (const { x, y } of plants) {
    shadows.ellipse(x, y + 4, shadow.rx, shadow.ry).fill({ color: '#0B2B2A', alpha: 0.16 });
  }
  return shadows;
};

const plantScale = (map: RowMap, stage: Stage) =>
  stage === 'seed' || stage === 'sprout' ? map.seedScale : map.bloomScale;

/** Adds a seed for each plant, and paints all stages in advance. */
const addSeeds = (root: Container, painter: Painter, map: RowMap, crop: Crop) =>
  map.plants.map(({ x, y }, index) => {
    for (const stage of STAGES) {
      void painter.paint(plantPicture(crop, stage, index), plantScale(map, stage));
    }
    return addSprite(root, painter, plantPicture(crop, 'seed', index), [x, y, map.seedScale]);
  });

/** Adds the six plants of a row, and the ring around the current one. */
export const addPlants = (
  root: Container,
  { painter, motion }: { painter: Painter; motion: Motion },
  map: RowMap,
  { crop, groundColor }: { crop: Crop; groundColor: string },
) => {
  const ring = root.addChild(drawRing(map, groundColor));
  root.addChild(drawShadows(map));
  const plants = addSeeds(root, painter, map, crop);
  const shownStages: Stage[] = [];

  const showStage = (plant: Sprite, index: number, stage: Stage) => {
    const scale = plantScale(map, stage);
    plant.scale.set(scale);
    painter.dress(plant, plantPicture(crop, stage, index), scale);
  };
  const hideRing = () => {
    ring.visible = false;
  };

  return {
    hideRing,
    show: (row: RowLook) => {
      row.plants.forEach((stage, index) => {
        const plant = plants[index];
        if (plant && shownStages[index] !== stage) showStage(plant, index, stage);
        shownStages[index] = stage;
      });
      const spot = map.plants[row.current];
      ring.visible = spot !== undefined && row.plants[row.current] === 'seed';
      if (spot) ring.position.set(spot.x, spot.y);
    },
    /** Animates a plant through all stages. */
    grow: async (position: number) => {
      const plant = plants[position];
      if (!plant) return;
      hideRing();
      let grown: Stage | undefined;
      await motion.tween(GROW_MS * STAGES.length, (part) => {
        const passed = part * STAGES.length;
        const index = Math.min(STAGES.length - 1, Math.floor(passed));
        const stage = STAGES[index] ?? 'bloom';
        if (stage !== grown) showStage(plant, position, stage);
        grown = stage;
        plant.scale.set(plantScale(map, stage) * between(0.9, 1, easeOut(passed - index)));
      });
      shownStages[position] = 'bloom';
    },
  };
};
