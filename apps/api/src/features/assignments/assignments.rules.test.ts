import { ASSIGNMENT_MESSAGES } from '@wonderfield/contract/assignments/assignment-messages';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
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

const fieldErrors = (task: () => unknown) => {
  try {
    task();
  } catch (error) {
    if (error instanceof DomainError) return error.details.errors;
    throw error;
  }
  return undefined;
};

describe('Assignment validation', () => {
  it('rejects skills of two subjects', () => {
    expect(subjectOfAll(['equal-groups', 'rounding'])).toBe('math');
    expect(fieldErrors(() => subjectOfAll(['equal-groups', 'rhymes']))).toEqual({
      skillIds: ASSIGNMENT_MESSAGES.skillsOfTwoSubjects,
    });
  });

  it('rejects a skill that is not in the catalog', () => {
    expect(fieldErrors(() => subjectOfAll(['juggling']))).toEqual({
      skillIds: FIELD_MESSAGES.notAnOption,
    });
  });

  it.each([
    ['2026-11-15', false],
    ['2026-11-16', true],
    ['2027-01-15', true],
    ['2027-01-16', false],
  ])('validates the due date %s as %s', (day, isFine) => {
    expect(fieldErrors(() => ensureDueDay(day, '2026-11-16')) === undefined).toBe(isFine);
  });

  it('rejects an eleventh open assignment', () => {
    expect(() => ensureOneMore(9)).not.toThrow();
    expect(() => ensureOneMore(10)).toThrow('ten assigned rows');
  });
});

it.each([
  ['2026-11-16', null, 'open'],
  ['2026-11-15', null, 'over'],
  ['2026-11-16', new Date(), 'ended'],
  ['2026-11-15', new Date(), 'ended'],
] as const)(
  'maps an assignment due on %s and withdrawn at %s to the state %s',
  (dueOn, endedAt, state) => {
    expect(stateOf({ dueOn, endedAt }, '2026-11-16')).toBe(state);
  },
);

describe('standsIn', () => {
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

  it('lists the whole roster or the chosen students', () => {
    const roster = [student('one'), student('two')];
    expect(stands({}, { roster })).toHaveLength(2);
    const chosen = new Map([['a', new Set(['two'])]]);
    expect(stands({ isWholeClass: false }, { roster, chosen })).toEqual([
      { studentId: 'two', state: 'notYet' },
    ]);
  });

  it('omits students who joined after the end and includes those who joined on the last day', () => {
    const roster = [
      student('late evening', { joinedAt: new Date('2026-11-17T04:59:00Z') }),
      student('next day', { joinedAt: new Date('2026-11-17T05:00:00Z') }),
    ];
    expect(stands({}, { roster }).map(({ studentId }) => studentId)).toEqual(['late evening']);
    const endedAt = new Date('2026-11-10T12:00:00Z');
    expect(stands({ endedAt }, { roster })).toEqual([]);
  });

  it('lists a student who finished the row, left and joined again as done', () => {
    const roster = [student('one', { joinedAt: new Date('2026-12-01T12:00:00Z') })];
    const finished = [done('one', '2026-11-12T12:00:00Z')];
    expect(stands({}, { roster, finished })).toMatchObject([{ state: 'done' }]);
  });

  it('returns the first completion of two merged accounts, in the classroom’s time zone', () => {
    const roster = [student('one', { accountIds: ['one', 'folded'] })];
    const finished = [
      done('one', '2026-11-17T12:00:00Z', 2),
      done('folded', '2026-11-17T03:00:00Z', 5),
    ];
    expect(stands({}, { roster, finished })).toEqual([
      { studentId: 'one', state: 'done', doneOn: '2026-11-16', right: 5 },
    ]);
  });

  it('includes a student whose merged account was chosen', () => {
    const roster = [student('one', { accountIds: ['one', 'folded'] })];
    const chosen = new Map([['a', new Set(['folded'])]]);
    expect(stands({ isWholeClass: false }, { roster, chosen })).toHaveLength(1);
  });

  // @proves C-listAssignments
  it('lists a student as unavailable if a parent excluded the subject or the account is suspended', () => {
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

  it('keeps a finished row as done when the student’s subjects change later', () => {
    const roster = [student('one', { subjects: ['music'] })];
    const finished = [done('one', '2026-11-16T12:00:00Z')];
    expect(stands({}, { roster, finished })).toMatchObject([{ state: 'done' }]);
  });
});
