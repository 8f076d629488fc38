import { ASSIGNMENT_MESSAGES } from '@wonderfield/contract/assignments/assignment-messages';
import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../domain-error.ts';
import {
  type AssignmentFacts,
  ensureDueDay,
  ensureOneMore,
  type FinishedRow,
  type RosterStudent,
  standsIn,
  stateOf,
  subjectOfAll,
} from './assignments.rules.ts';

const fieldErrors = (ctx: () => unknown) => {
  try {
    ctx();
  } catch (error) {
    if (error instanceof DomainError) return error.details.errors;
    throw error;
  }
  return undefined;
};

describe('what can be assigned', () => {
  it('is of one subject, so that the row grows at one place', () => {
    expect(subjectOfAll(['equal-groups', 'rounding'])).toBe('math');
    expect(fieldErrors(() => subjectOfAll(['equal-groups', 'rhymes']))).toEqual({
      skillIds: ASSIGNMENT_MESSAGES.skillsOfTwoSubjects,
    });
  });

  it('is a skill of the catalog', () => {
    expect(fieldErrors(() => subjectOfAll(['juggling']))).toEqual({
      skillIds: FIELD_MESSAGES.notAnOption,
    });
  });

  it.each([
    ['2026-11-15', false],
    ['2026-11-16', true],
    ['2027-01-15', true],
    ['2027-01-16', false],
  ])('is due on %s: %s', (day, isFine) => {
    expect(fieldErrors(() => ensureDueDay(day, '2026-11-16')) === undefined).toBe(isFine);
  });

  it('is one of ten at most', () => {
    expect(() => ensureOneMore(9)).not.toThrow();
    expect(() => ensureOneMore(10)).toThrow('ten assigned rows');
  });
});

it.each([
  ['2026-11-16', null, 'open'],
  ['2026-11-15', null, 'over'],
  ['2026-11-16', new Date(), 'ended'],
  ['2026-11-15', new Date(), 'ended'],
] as const)('an assignment due on %s, taken back %s, is %s', (dueOn, endedAt, state) => {
  expect(stateOf({ dueOn, endedAt }, '2026-11-16')).toBe(state);
});

describe('who has it', () => {
  const timeZone = 'America/New_York';
  const assignment = (over: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
    id: 'a',
    subject: 'math',
    isWholeClass: true,
    dueOn: '2026-11-16',
    endedAt: null,
    ...over,
  });
  const student = (id: string, over: Partial<RosterStudent> = {}): RosterStudent => ({
    id,
    accountIds: [id],
    subjects: null,
    suspendedAt: null,
    joinedAt: new Date('2026-09-01T12:00:00Z'),
    ...over,
  });
  const done = (userId: string, finishedAt: string, right = 6): FinishedRow => ({
    assignmentId: 'a',
    userId,
    finishedAt: new Date(finishedAt),
    right,
  });
  type Known = Parameters<typeof standsIn>[1];
  const stands = (over: Partial<AssignmentFacts>, classFacts: Partial<Known>) =>
    standsIn(assignment(over), {
      roster: [],
      chosen: new Map(),
      finished: [],
      timeZone,
      ...classFacts,
    });

  it('is the whole roster, or those who were chosen', () => {
    const roster = [student('one'), student('two')];
    expect(stands({}, { roster })).toHaveLength(2);
    const chosen = new Map([['a', new Set(['two'])]]);
    expect(stands({ isWholeClass: false }, { roster, chosen })).toEqual([
      { studentId: 'two', state: 'notYet' },
    ]);
  });

  it('is nobody who joined after its end, and everybody who joined on its last day', () => {
    const roster = [
      student('late evening', { joinedAt: new Date('2026-11-17T04:59:00Z') }),
      student('next day', { joinedAt: new Date('2026-11-17T05:00:00Z') }),
    ];
    expect(stands({}, { roster }).map(({ studentId }) => studentId)).toEqual(['late evening']);
    const endedAt = new Date('2026-11-10T12:00:00Z');
    expect(stands({ endedAt }, { roster })).toEqual([]);
  });

  it('is whoever has done it, also after they left and came back', () => {
    const roster = [student('one', { joinedAt: new Date('2026-12-01T12:00:00Z') })];
    const finished = [done('one', '2026-11-12T12:00:00Z')];
    expect(stands({}, { roster, finished })).toMatchObject([{ state: 'done' }]);
  });

  it('tells the day it was done where the class is, the first of two accounts', () => {
    const roster = [student('one', { accountIds: ['one', 'folded'] })];
    const finished = [
      done('one', '2026-11-17T12:00:00Z', 2),
      done('folded', '2026-11-17T03:00:00Z', 5),
    ];
    expect(stands({}, { roster, finished })).toEqual([
      { studentId: 'one', state: 'done', doneOn: '2026-11-16', right: 5 },
    ]);
  });

  it('counts an account that was chosen and then folded', () => {
    const roster = [student('one', { accountIds: ['one', 'folded'] })];
    const chosen = new Map([['a', new Set(['folded'])]]);
    expect(stands({ isWholeClass: false }, { roster, chosen })).toHaveLength(1);
  });

  // @proves C-listAssignments
  it('says no more than unavailable where a parent left the subject out, or the account rests', () => {
    const roster = [
      student('left out', { subjects: ['music'] }),
      student('suspended', { suspendedAt: new Date() }),
      student('open', { subjects: ['math', 'music'] }),
      student('nobody chose', { subjects: [] }),
    ];
    expect(stands({}, { roster }).map(({ state }) => state)).toEqual([
      'unavailable',
      'unavailable',
      'notYet',
      'notYet',
    ]);
  });

  it('stays done whatever changes afterwards', () => {
    const roster = [student('one', { subjects: ['music'] })];
    const finished = [done('one', '2026-11-16T12:00:00Z')];
    expect(stands({}, { roster, finished })).toMatchObject([{ state: 'done' }]);
  });
});
