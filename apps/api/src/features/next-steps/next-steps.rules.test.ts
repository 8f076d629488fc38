import type { StopReason } from '@wonderfield/contract/classroom-sync/sync-record';
import { describe, expect, it } from 'vitest';
import { type ClassFacts, nextSteps } from './next-steps.rules.ts';

const aClass = (changes: Partial<ClassFacts> = {}): ClassFacts => ({
  id: 'room-1',
  name: 'Room 12',
  service: 'google',
  zip: null,
  neverSignedIn: 0,
  stoppedBecause: null,
  ...changes,
});
const NO_ROWS = new Map();

describe('nextSteps', () => {
  it('returns nothing if all is done', () => {
    const rows = new Map([['room-1', [{ daysUntilDue: 0, students: 0 }]]]);
    expect(nextSteps([aClass()], rows)).toEqual([]);
  });

  it('lists rows first, then stopped syncs, then students who never signed in', () => {
    const classes = [
      aClass({ neverSignedIn: 3 }),
      aClass({ id: 'room-2', stoppedBecause: 'manyLeft', neverSignedIn: 1 }),
    ];
    const rows = new Map([['room-2', [{ daysUntilDue: 1, students: 8 }]]]);
    expect(nextSteps(classes, rows).map(({ kind, classroomId }) => [kind, classroomId])).toEqual([
      ['rowNotDone', 'room-2'],
      ['syncStopped', 'room-2'],
      ['neverSignedIn', 'room-1'],
      ['neverSignedIn', 'room-2'],
    ]);
  });

  it('lists only the row with the earliest due date that some students have not finished', () => {
    const due = [
      { daysUntilDue: 2, students: 5 },
      { daysUntilDue: 0, students: 0 },
      { daysUntilDue: 1, students: 4 },
    ];
    expect(nextSteps([aClass()], new Map([['room-1', due]]))).toMatchObject([
      { kind: 'rowNotDone', daysUntilDue: 1, students: 4 },
    ]);
  });

  it.each<[StopReason, boolean]>([
    ['manyLeft', true],
    ['noSeats', true],
    ['notConnected', true],
    ['classGone', true],
    ['classClosed', true],
    ['notAnswering', false],
    ['busy', false],
    ['ourSetting', false],
    ['turnedOff', false],
  ])('decides whether a sync that stopped with %s needs the teacher: %s', (because, isListed) => {
    expect(nextSteps([aClass({ stoppedBecause: because })], NO_ROWS)).toHaveLength(
      isListed ? 1 : 0,
    );
  });

  it('ignores the stopped sync of a class that is no longer synced', () => {
    const facts = aClass({ service: null, stoppedBecause: 'classGone' });
    expect(nextSteps([facts], NO_ROWS)).toEqual([]);
  });
});
