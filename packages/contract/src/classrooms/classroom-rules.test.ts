import { expect, it } from 'vitest';
import { isSynced, seatsLeft } from './classroom-rules.ts';

it.each([
  [{ capacity: 40, studentIds: [] }, 40],
  [{ capacity: 3, studentIds: ['a', 'b'] }, 1],
  [{ capacity: 2, studentIds: ['a', 'b'] }, 0],
  [{ capacity: 1, studentIds: ['a', 'b'] }, 0],
])('%j has %i seats left', (classroom, seats) => {
  expect(seatsLeft(classroom)).toBe(seats);
});

it.each([
  [{ googleClassroomId: 'g1' }, true],
  [{ googleClassroomId: 'false' }, false],
  [{ googleClassroomId: '' }, false],
  [{}, false],
])('%j is synced: %j', (classroom, synced) => {
  expect(isSynced(classroom)).toBe(synced);
});
