import { describe, expect, it } from 'vitest';
import type { SyncPreview } from './sync-preview.ts';
import { leaveQuestion, leavingStudentIds, syncCounts, undecidedDuplicates } from './sync-rules.ts';

const person = (id: string) => ({ id, firstName: 'A', lastName: 'B', username: id });
const duplicate = (
  externalClass: string,
  here: string,
  traits: { joinedAt?: string; wouldLeave?: boolean },
) => ({
  there: person(externalClass),
  here: { ...person(here), wouldLeave: false, isFamilys: false, ...traits },
  why: 'sameName' as const,
});
const SINCE = '2026-09-02T08:00:00.000Z';

const preview: SyncPreview = {
  fingerprint: 'f',
  service: 'google',
  classId: 'c',
  className: 'Choir',
  here: 10,
  there: 9,
  capacity: 12,
  twins: [
    duplicate('g1', 's1', { joinedAt: SINCE, wouldLeave: true }),
    duplicate('g2', 's2', { joinedAt: SINCE }),
    duplicate('g3', 's3', {}),
  ],
  added: [{ ...person('g4'), hasAccount: false }],
  renamed: [{ ...person('s5'), before: { firstName: 'C', lastName: 'D' } }],
  left: [
    { ...person('s6'), why: 'gone' },
    { ...person('s7'), why: 'gone' },
  ],
  matched: [person('s8')],
  familys: [],
};
const all = (isSame: boolean) =>
  preview.twins.map(({ there: externalClass, here }) => ({
    outsideId: externalClass.id,
    studentId: here.id,
    isSame,
  }));

describe('syncCounts', () => {
  it('counts a sync in which every pair is one student', () => {
    expect(syncCounts(preview, { decisions: all(true), keptIds: [] })).toEqual({
      added: 1,
      joined: 3,
      renamed: 1,
      matched: 1,
      left: 2,
      // One new student, one who returns, two who leave.
      after: 10,
      capacity: 12,
    });
  });

  it('counts a sync in which every pair is two students', () => {
    expect(syncCounts(preview, { decisions: all(false), keptIds: [] })).toEqual({
      added: 4,
      joined: 0,
      renamed: 1,
      matched: 1,
      left: 3,
      after: 11,
      capacity: 12,
    });
  });

  it('counts a sync in which some leaving students are kept', () => {
    const choices = { decisions: all(false), keptIds: ['s1', 's6'] };
    expect(leavingStudentIds(preview, choices)).toEqual(['s7']);
    expect(syncCounts(preview, choices)).toMatchObject({ left: 1, after: 13, capacity: 13 });
  });
});

it('lets the capacity above 40 follow the class in both directions', () => {
  const choices = { decisions: all(false), keptIds: [] };
  expect(syncCounts({ ...preview, capacity: 45 }, choices).capacity).toBe(40);
  expect(syncCounts({ ...preview, capacity: 45, there: 43 }, choices).capacity).toBe(43);
  expect(syncCounts({ ...preview, capacity: 30 }, choices).capacity).toBe(30);
});

it('treats a pair as undecided until both ids match', () => {
  expect(undecidedDuplicates(preview, [])).toHaveLength(3);
  const wrong = { outsideId: 'g1', studentId: 's2', isSame: true };
  expect(undecidedDuplicates(preview, [wrong])).toHaveLength(3);
  expect(undecidedDuplicates(preview, all(true))).toEqual([]);
});

it.each([
  [0, 0, 'none'],
  [2, 2, 'none'],
  [2, 8, 'none'],
  [3, 13, 'none'],
  [3, 12, 'confirm'],
  [9, 36, 'confirm'],
  [8, 36, 'none'],
  [5, 11, 'confirm'],
  [6, 12, 'type'],
  [3, 3, 'type'],
])('asks before %i of %i students leave: %s', (leaving, here, question) => {
  expect(leaveQuestion(leaving, here)).toBe(question);
});
