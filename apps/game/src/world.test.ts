import { describe, expect, it } from 'vitest';
import {
  cameraAt,
  distance,
  FIELD,
  insideField,
  LANDMARKS,
  nearestLandmark,
  SPEED,
  START,
  stepBy,
  stepTowards,
} from './world.ts';

describe('walking', () => {
  it('is as fast on the diagonal as along a side', () => {
    const straight = stepBy(START, { x: 1, y: 0 }, 0.5);
    const diagonal = stepBy(START, { x: 1, y: 1 }, 0.5);
    expect(distance(START, straight)).toBeCloseTo(SPEED / 2);
    expect(distance(START, diagonal)).toBeCloseTo(SPEED / 2);
  });

  it('stands still without a direction', () => {
    expect(stepBy(START, { x: 0, y: 0 }, 1)).toEqual(START);
  });

  it.each([[{ x: -1, y: 0 }], [{ x: 1, y: 0 }], [{ x: 0, y: -1 }], [{ x: 0, y: 1 }]])(
    'never leaves the field (%o)',
    (direction) => {
      const end = stepBy(START, direction, 60);
      expect(insideField(end)).toEqual(end);
      expect(end.x).toBeGreaterThan(0);
      expect(end.x).toBeLessThan(FIELD.width);
    },
  );

  it('goes to a spot and stops there', () => {
    const target = { x: START.x + 100, y: START.y };
    const first = stepTowards(START, target, 0.1);
    expect(first.hasArrived).toBe(false);
    expect(distance(first.at, target)).toBeCloseTo(100 - SPEED / 10);
    expect(stepTowards(START, target, 1)).toEqual({ at: target, hasArrived: true });
  });
});

describe('landmarks', () => {
  it('all stand inside the field, and none where the walk begins', () => {
    for (const landmark of LANDMARKS)
      expect(insideField(landmark)).toMatchObject({ x: landmark.x });
    expect(nearestLandmark(START)).toBeUndefined();
  });

  it.each(LANDMARKS)('$name is noticed from beside it', (landmark) => {
    expect(nearestLandmark({ x: landmark.x + 40, y: landmark.y })?.name).toBe(landmark.name);
  });
});

describe('the camera', () => {
  const view = { width: 800, height: 600 };
  it('follows the player', () => {
    expect(cameraAt(START, view)).toEqual({ x: START.x - 400, y: START.y - 300 });
  });
  it('stops at the edge of the field', () => {
    expect(cameraAt({ x: 0, y: 0 }, view)).toEqual({ x: 0, y: 0 });
    expect(cameraAt({ x: 9999, y: 9999 }, view)).toEqual({
      x: FIELD.width - 800,
      y: FIELD.height - 600,
    });
  });
  it('puts a small field into the middle of a large window', () => {
    expect(cameraAt(START, { width: 3000, height: 2000 })).toEqual({ x: -300, y: -200 });
  });
});
