import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { expect, it } from 'vitest';
import { roomsFor } from './transfer-rooms.rules.ts';

const room = (id: string, changes: Partial<TaughtClassroom>) =>
  ({ id, name: id, capacity: 3, studentIds: [], isArchived: false, ...changes }) as TaughtClassroom;

it('lists active classes with enough places, and needs no place for a student who is there', () => {
  const list = [
    room('from', {}),
    room('free', { studentIds: ['x'] }),
    room('full', { studentIds: ['x', 'y', 'z'] }),
    room('fits', { studentIds: ['a', 'x'] }),
    room('archived', { isArchived: true }),
  ];
  expect(roomsFor(list, { fromId: 'from', studentIds: ['a', 'b'] })).toEqual([
    { id: 'free', name: 'free', free: 2 },
    { id: 'fits', name: 'fits', free: 1 },
  ]);
});
