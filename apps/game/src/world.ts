/* The field as numbers: where things stand and how somebody walks. No drawing here. */

export type Point = { x: number; y: number };
export type Landmark = Point & {
  kind: 'windmill' | 'barn' | 'pond' | 'orchard' | 'treehouse' | 'sheep';
  name: string;
};

export const FIELD = { width: 2400, height: 1600 } as const;
/** Room for the feet: nobody walks off the edge. */
const EDGE = 60;
export const SPEED = 320;
const NEAR = 190;
const ARRIVED = 6;

export const LANDMARKS: readonly Landmark[] = [
  { kind: 'windmill', name: 'the windmill', x: 1980, y: 380 },
  { kind: 'barn', name: 'the barn', x: 420, y: 420 },
  { kind: 'pond', name: 'the pond', x: 1240, y: 1240 },
  { kind: 'orchard', name: 'the orchard', x: 520, y: 1220 },
  { kind: 'treehouse', name: 'the treehouse', x: 1200, y: 420 },
  { kind: 'sheep', name: 'the sheep', x: 1900, y: 1180 },
];

export const START: Point = { x: 1200, y: 800 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The nearest spot inside the field. */
export const insideField = ({ x, y }: Point): Point => ({
  x: clamp(x, EDGE, FIELD.width - EDGE),
  y: clamp(y, EDGE, FIELD.height - EDGE),
});

/** A step in a direction, as fast on the diagonal as along the sides. */
export const stepBy = (from: Point, direction: Point, seconds: number): Point => {
  const length = Math.hypot(direction.x, direction.y);
  if (length === 0) return from;
  const reach = (SPEED * seconds) / length;
  return insideField({ x: from.x + direction.x * reach, y: from.y + direction.y * reach });
};

/** A step towards a spot, without running past it; nothing is left to do once there. */
export const stepTowards = (from: Point, target: Point, seconds: number) => {
  const left = distance(from, target);
  const reach = SPEED * seconds;
  if (left <= Math.max(reach, ARRIVED)) return { at: insideField(target), hasArrived: true };
  const at = stepBy(from, { x: target.x - from.x, y: target.y - from.y }, seconds);
  return { at, hasArrived: false };
};

/** What somebody standing here is next to, if anything. */
export const nearestLandmark = (at: Point): Landmark | undefined =>
  LANDMARKS.filter((landmark) => distance(landmark, at) < NEAR).sort(
    (one, other) => distance(one, at) - distance(other, at),
  )[0];

/** Where the window looks: at the player, but never past the edge of the field. */
export const cameraAt = (at: Point, view: { width: number; height: number }): Point => ({
  x:
    view.width >= FIELD.width
      ? (FIELD.width - view.width) / 2
      : clamp(at.x - view.width / 2, 0, FIELD.width - view.width),
  y:
    view.height >= FIELD.height
      ? (FIELD.height - view.height) / 2
      : clamp(at.y - view.height / 2, 0, FIELD.height - view.height),
});
