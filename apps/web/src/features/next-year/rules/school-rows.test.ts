import { describe, expect, it } from 'vitest';
import { aSchoolYear, aStartedYear } from '../../../../testing/classes/next-year.ts';
import { checkRow, failuresOf, toRows } from './school-rows.ts';

const { classes } = aSchoolYear();
const rows = (changes = new Map(), failures = new Map()) =>
  toRows(classes, 2027, changes, failures);

describe('toRows', () => {
  it('proposes names and grades, and leaves out Grade 8', () => {
    expect(rows().map(({ name, grade, isIncluded }) => [name, grade, isIncluded])).toEqual([
      ['Grade 4 Foxes', '4', true],
      ['Room 2 Owls', '1', true],
      ['Room 3 Bears', '', false],
    ]);
  });

  it('omits classes that have started or are in this school year already', () => {
    const [first, second, third] = classes;
    if (!first || !second || !third) throw new Error('no classes');
    const list = [{ ...first, started: aStartedYear() }, { ...second, schoolYear: 2027 }, third];
    expect(toRows(list, 2027, new Map(), new Map()).map(({ room }) => room.id)).toEqual([third.id]);
  });

  it('keeps changes and reasons of a failed start', () => {
    const changes = new Map([['room-1', { name: 'Foxes', isIncluded: false }]]);
    const [row] = rows(changes, new Map([['room-1', 'Full']]));
    expect(row).toMatchObject({ name: 'Foxes', grade: '4', isIncluded: false, reason: 'Full' });
  });
});

describe('checkRow', () => {
  it('requires name and grade of an included class only', () => {
    const [, , third] = rows();
    if (!third) throw new Error('no row');
    expect(checkRow({ ...third, name: ' ' })).toEqual({});
    expect(checkRow({ ...third, name: ' ', isIncluded: true })).toEqual({
      name: 'Please enter Classroom Name',
      grade: 'Please select Grade',
    });
  });
});

describe('failuresOf', () => {
  it('returns the reasons of classes that were not changed', () => {
    const results = [
      { classroomId: 'a', isDone: true },
      { classroomId: 'b', isDone: false, reason: 'Full' },
    ];
    expect([...failuresOf(results)]).toEqual([['b', 'Full']]);
  });
});
