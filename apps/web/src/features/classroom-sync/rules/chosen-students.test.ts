import type { ExternalStudent } from '@wonderfield/contract/classroom-sync/external-class';
import { describe, expect, it } from 'vitest';
import {
  idsBetween,
  newStudentsOf,
  preselectedIds,
  seatsNeeded,
  withIds,
} from './chosen-students.ts';

const student = (id: string, changes: Partial<ExternalStudent> = {}): ExternalStudent => ({
  id,
  firstName: 'Amara',
  lastName: 'Diallo',
  email: undefined,
  isSynced: false,
  isLeftOut: false,
  mayBeTwin: false,
  ...changes,
});
const roster = (classroomId: string | undefined, students: ExternalStudent[]) => ({
  id: 'g-1',
  name: 'Art Room',
  section: undefined,
  classroomId,
  students,
  studentIds: [],
  freeSeats: undefined,
  destinations: [],
});
const people = [student('a', { isSynced: true }), student('b'), student('c', { isSynced: true })];

describe('preselectedIds', () => {
  it('selects all students of a class that was never synced', () => {
    expect(preselectedIds(roster(undefined, people))).toEqual(['a', 'b', 'c']);
    expect(newStudentsOf(roster(undefined, people))).toEqual([]);
  });

  it('selects only the synced students of a synced class', () => {
    const withExcluded = [...people, student('d', { isLeftOut: true })];
    expect(preselectedIds(roster('room-12', withExcluded))).toEqual(['a', 'c']);
    expect(newStudentsOf(roster('room-12', withExcluded)).map(({ id }) => id)).toEqual(['b']);
  });
});

it('adds and removes ids without changing the other ones', () => {
  const chosen = new Set(['a', 'b']);
  expect([...withIds(chosen, ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...withIds(chosen, ['b', 'c'], false)]).toEqual(['a']);
  expect([...chosen]).toEqual(['a', 'b']);
});

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  ['out of sight', 'c', ['c']],
])('selects the range from %s to %s in list order', (from, to, between) => {
  expect(idsBetween(['a', 'b', 'c', 'd', 'e'], from, to)).toEqual(between);
});

it('counts a seat for new students, but not for synced or possibly existing ones', () => {
  expect(seatsNeeded([...people, student('d', { mayBeTwin: true })])).toBe(1);
});
