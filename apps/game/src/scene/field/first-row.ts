import { between, easeOut, type Motion } from '../paint/motion.ts';
import type { PlaceActors } from './field-places.ts';

/* The first row of a place: six plants are set one by one, then the first visitor comes. */

const PLANT_MS = 260;
const BETWEEN_PLANTS_MS = 140;
const VISITOR_MS = 900;
/** How far away the visitor starts. */
const WAY = 90;

const newVisitor = ({ visitors }: PlaceActors) => visitors.at(-1);

export const hideFirstRow = (place: PlaceActors) => {
  for (const plant of place.plants) plant.alpha = 0;
  const visitor = newVisitor(place);
  if (visitor) visitor.alpha = 0;
};

export const showFirstRow = (place: PlaceActors, motion: Motion) => {
  for (const [index, plant] of place.plants.entries()) {
    const { x: scale } = plant.scale;
    void motion.tween(
      PLANT_MS,
      (part) => {
        plant.alpha = part === 0 ? 0 : 1;
        plant.scale.set(scale * between(0.6, 1, easeOut(part)));
      },
      index * BETWEEN_PLANTS_MS,
    );
  }
  const visitor = newVisitor(place);
  if (!visitor) return;
  const { x } = visitor;
  void motion.tween(
    VISITOR_MS,
    (part) => {
      visitor.alpha = Math.min(1, part * 4);
      visitor.x = between(x + WAY, x, easeOut(part));
    },
    place.plants.length * BETWEEN_PLANTS_MS,
  );
};
