import { describe, expect, it } from 'vitest';
import { aNextYear } from '../../../../testing/classes/next-year.ts';
import {
  checkClass,
  daysLeft,
  missingSeats,
  movingStudents,
  proposeDraft,
  readDraft,
  writeDraft,
} from './year-draft.ts';

const DAY = 24 * 3_600_000;
const draft = proposeDraft(aNextYear());

describe('proposeDraft', () => {
  it('proposes all students, the next grade and the same name and size', () => {
    expect(draft).toMatchObject({
      leavingIds: [],
      name: 'Room 7 Foxes',
      grade: '4',
      capacity: '28',
      schoolYear: 2027,
      passwords: 'keep',
    });
  });

  it('leaves the grade empty after Grade 8', () => {
    const { classroom } = aNextYear();
    expect(proposeDraft(aNextYear({ classroom: { ...classroom, grade: '8' } })).grade).toBe('');
  });
});

describe('readDraft', () => {
  const text = writeDraft('room-7', { ...draft, step: 1 }, 0);

  it('returns the draft of the class for 30 days', () => {
    expect(readDraft(text, 'room-7', 30 * DAY)).toEqual({ ...draft, step: 1 });
  });

  it.each([
    ['is 31 days old', text, 'room-7', 31 * DAY],
    ['belongs to another class', text, 'room-8', 0],
    ['is damaged', '{', 'room-7', 0],
    ['does not exist', null, 'room-7', 0],
  ])('returns undefined if the draft %s', (_what, stored, id, now) => {
    expect(readDraft(stored, id, now)).toBeUndefined();
  });
});

describe('movingStudents', () => {
  it('includes students who joined after the draft was saved', () => {
    const { students } = aNextYear();
    const moving = movingStudents(students, { ...draft, leavingIds: ['student-2', 'unknown'] });
    expect(moving.map(({ id }) => id)).toEqual(['student-1', 'student-3']);
  });
});

describe('missingSeats', () => {
  it.each([
    [undefined, 0],
    [3, 0],
    [1, 2],
  ])('counts only students without a seat, with %s seats left', (seatsLeft, missing) => {
    const students = aNextYear().students.map((student) => ({ ...student, needsSeat: true }));
    expect(missingSeats(aNextYear({ students, seatsLeft }), draft)).toBe(missing);
  });
});

describe('checkClass', () => {
  it.each([
    ['an empty name', { name: ' ' }, { name: 'Please enter Classroom Name' }],
    ['no grade', { grade: '' }, { grade: 'Please select Grade' }],
    ['too few places', { capacity: '2' }, { capacity: 'too small' }],
    ['too many places', { capacity: '41' }, { capacity: 'Max no. of students are 40' }],
    ['nothing wrong', {}, {}],
  ])('returns the messages for %s', (_what, change, errors) => {
    expect(checkClass({ ...draft, ...change }, 3, 'too small')).toEqual(errors);
  });
});

describe('daysLeft', () => {
  it.each([
    [0, 30],
    [29.5 * DAY, 1],
    [31 * DAY, 0],
  ])('counts a started day at %d', (now, days) => {
    expect(daysLeft(new Date(30 * DAY).toISOString(), now)).toBe(days);
  });
});
