import type { ClassroomDraft } from '@wonderfield/contract/classrooms/classroom';
import { describe, expect, it } from 'vitest';
import type { DomainError } from '../../domain-error.ts';
import {
  ensureCapacityCoversRoster,
  ensureNoDuplicates,
  ensureNotChangedElsewhere,
  ensureRoomFor,
  ensureSyncedFieldsUnchanged,
  undoSince,
} from './classrooms.rules.ts';

const codeOf = (task: () => void) => {
  try {
    task();
    return 'OK';
  } catch (error) {
    return (error as DomainError).code;
  }
};
const draft = (changes: Partial<ClassroomDraft> = {}): ClassroomDraft => ({
  name: 'Room 12',
  teacherName: 'Ms Rivera',
  grade: '3' as const,
  subject: 'math' as const,
  capacity: 24,
  ...changes,
});

it.each([
  [1, 40, 39, 'OK'],
  [1, 40, 40, 'CLS_002'],
  [40, 40, 0, 'OK'],
  [41, 40, 0, 'CLS_002'],
  [2, 3, 1, 'OK'],
  [3, 3, 1, 'CLS_002'],
])(
  'checks %i new students for a capacity of %i with %i enrolled: %s',
  (unlinkedIdentities, capacity, enrolled, code) => {
    expect(codeOf(() => ensureRoomFor(unlinkedIdentities, { capacity, enrolled }))).toBe(code);
  },
);

it.each([
  [24, 24, 'OK'],
  [25, 24, 'OK'],
  [23, 24, 'CLS_003'],
])('checks a new capacity of %i for %i students: %s', (capacity, enrolled, code) => {
  const room = { capacity: 40, enrolled };
  expect(codeOf(() => ensureCapacityCoversRoster(draft({ capacity }), room))).toBe(code);
});

it.each([
  [undefined, 3, 'OK'],
  [3, 3, 'OK'],
  [2, 3, 'CLS_006'],
  [4, 3, 'CLS_006'],
  [0, 3, 'CLS_006'],
])('checks an edit of version %j against version %i: %s', (version, existing, code) => {
  expect(codeOf(() => ensureNotChangedElsewhere(draft({ version }), { version: existing }))).toBe(
    code,
  );
});

describe('Synced classroom', () => {
  it.each([
    ['google', {}, 'OK'],
    ['google', { subject: 'art', capacity: 9, grade: '4' }, 'OK'],
    ['google', { name: 'Other' }, 'CLS_004'],
    ['google', { teacherName: 'Other' }, 'CLS_004'],
    [null, { name: 'Other', teacherName: 'Other' }, 'OK'],
  ] as const)(
    'checks a classroom synced with %j for the changes %j: %s',
    (source, changes, code) => {
      const existing = { name: 'Room 12', teacher_name: 'Ms Rivera', source };
      expect(codeOf(() => ensureSyncedFieldsUnchanged(draft(changes), existing))).toBe(code);
    },
  );
});

it.each([
  [[], 'OK'],
  [['a', 'b'], 'OK'],
  [['a', 'b', 'a'], 'USN_001'],
])('checks a list with the usernames %j: %s', (names, code) => {
  const entries = names.map((username) => ({ firstName: 'A', lastName: 'B', username }));
  expect(codeOf(() => ensureNoDuplicates(entries))).toBe(code);
});

it('allows undoing an import for a day', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(undoSince(now)).toEqual(new Date('2026-11-14T12:00:00Z'));
});
