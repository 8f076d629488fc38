import type { SameStudent } from '@wonderfield/contract/classrooms/same-student';
import { describe, expect, it } from 'vitest';
import {
  commonClass,
  isAlreadyHere,
  isUndecided,
  loginFor,
  namesToCompare,
  sureStudent,
} from './same-students.rules.ts';

const ethan: SameStudent = {
  id: 'ethan',
  firstName: 'Ethan',
  lastName: 'Davis',
  likeness: 'same',
  username: 'g8bakuyb',
  className: 'Room 7 Foxes',
  isTaught: true,
  isHere: false,
};
const name = { firstName: 'Ethan', lastName: 'Davis', isNewStudent: false };

describe('sureStudent', () => {
  it.each([
    ['one own student with the name', name, [ethan], 'ethan'],
    [
      'one own student with the name and a similar one',
      name,
      [ethan, { ...ethan, id: 'near', likeness: 'near' as const }],
      'ethan',
    ],
    ['two students with the name', name, [ethan, { ...ethan, id: 'other' }], undefined],
    ['a similar name', name, [{ ...ethan, likeness: 'near' as const }], undefined],
    ['a student of another teacher', name, [{ ...ethan, isTaught: false }], undefined],
    ['a student of this classroom', name, [{ ...ethan, isHere: true }], undefined],
    ['a name of one word', { ...name, lastName: ' ' }, [ethan], undefined],
    ['no student', name, [], undefined],
  ])('decides about %s', (_what, entered, students, id) => {
    expect(sureStudent(entered, students)?.id).toBe(id);
    expect(loginFor(entered, students)).toBe(id);
  });
});

describe('isUndecided', () => {
  const near = [{ ...ethan, likeness: 'near' as const }];
  it.each([
    ['without an answer', {}, true],
    ['with the login of a student', { usesLogin: 'ethan' }, false],
    ['as a new student', { isNewStudent: true }, false],
  ])('asks about a similar name %s: %j', (_what, decision, isOpen) => {
    expect(isUndecided({ ...name, ...decision }, near)).toBe(isOpen);
  });

  it('asks nothing if no student matches', () => {
    expect(isUndecided(name, [])).toBe(false);
  });
});

it('finds students who are in this classroom already', () => {
  expect(isAlreadyHere([{ ...ethan, isHere: true }])).toBe(true);
  expect(isAlreadyHere([{ ...ethan, isHere: true, likeness: 'near' }, ethan])).toBe(false);
});

it('compares each valid name once', () => {
  const long = 'B'.repeat(61);
  const entered = [
    { firstName: 'Ethan ', lastName: 'Davis' },
    { firstName: 'ETHAN', lastName: 'davis' },
    { firstName: '', lastName: 'Davis' },
    { firstName: long, lastName: 'Davis' },
  ];
  expect(namesToCompare(entered)).toEqual([{ firstName: 'Ethan', lastName: 'Davis' }]);
});

it('names the class that all students are in', () => {
  expect(commonClass([ethan, ethan])).toBe('Room 7 Foxes');
  expect(commonClass([ethan, { ...ethan, className: 'Room 12' }])).toBeUndefined();
});
