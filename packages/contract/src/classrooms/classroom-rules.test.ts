import { expect, it } from 'vitest';
import { isCapacityAllowed, seatsLeft } from './classroom-rules.ts';

it.each([
  [{ capacity: 40, studentIds: [] }, 40],
  [{ capacity: 3, studentIds: ['a', 'b'] }, 1],
  [{ capacity: 2, studentIds: ['a', 'b'] }, 0],
  [{ capacity: 1, studentIds: ['a', 'b'] }, 0],
])('calculates for the classroom %j %i free seats', (classroom, seats) => {
  expect(seatsLeft(classroom)).toBe(seats);
});

const source = { service: 'google', classId: 'g1' } as const;

it.each([
  [40, undefined, true],
  [41, undefined, false],
  [41, { capacity: 41, source: undefined }, false],
  [101, { capacity: 101, source }, true],
  [100, { capacity: 101, source }, false],
  [12, { capacity: 101, source }, true],
])('decides whether a capacity of %i is allowed for %j: %j', (capacity, existing, isAllowed) => {
  expect(isCapacityAllowed(capacity, existing)).toBe(isAllowed);
});
