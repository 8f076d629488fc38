import { expect, it } from 'vitest';
import { isSynced, seatsLeft } from './classroom-rules.ts';

it.each([
  [{ noOfStudents: 40, studentIds: [] }, 40],
  [{ noOfStudents: 3, studentIds: ['a', 'b'] }, 1],
  [{ noOfStudents: 2, studentIds: ['a', 'b'] }, 0],
  [{ noOfStudents: 1, studentIds: ['a', 'b'] }, 0],
  [{ studentIds: ['a'] }, 0],
  [{ noOfStudents: 5 }, 5],
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
