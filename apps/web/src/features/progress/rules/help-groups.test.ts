import { describe, expect, it } from 'vitest';
import { anAssignment } from '../../../../testing/assignments.ts';
import { assignmentOfGroup, helpGroups } from './help-groups.ts';

const TEXTS = { whatHappened: 'Adds the numbers.', toTry: 'Draw it.' };
const group = (skillId: string, ...studentIds: string[]) => ({ skillId, studentIds, ...TEXTS });
const alone = (skillId: string, studentId: string) => ({ skillId, studentId, ...TEXTS });
const SUBJECTS = new Map([
  ['rounding', 'math'],
  ['equal-groups', 'math'],
  ['food-chains', 'science'],
]);
const subjectOf = (skillId: string) => SUBJECTS.get(skillId);

describe('helpGroups', () => {
  const progress = {
    groups: [group('food-chains', 'a', 'b'), group('rounding', 'a', 'b', 'c')],
    help: [alone('rounding', 'a'), alone('equal-groups', 'd')],
  };

  it('returns the groups of the shown subject, then students without a group', () => {
    expect(helpGroups(progress, subjectOf, 'math')).toEqual([
      group('rounding', 'a', 'b', 'c'),
      group('equal-groups', 'd'),
    ]);
    expect(helpGroups(progress, subjectOf, 'science')).toEqual([group('food-chains', 'a', 'b')]);
    expect(helpGroups(progress, subjectOf, 'music')).toEqual([]);
  });

  it('returns at most three groups of all subjects, the largest first', () => {
    const groups = helpGroups(
      { ...progress, help: [...progress.help, alone('rounding', 'e')] },
      subjectOf,
      'all',
    );
    expect(groups.map(({ studentIds }) => studentIds.length)).toEqual([3, 2, 1]);
  });

  it('omits a skill that is not in the table', () => {
    expect(helpGroups({ groups: [group('gone', 'a', 'b')], help: [] }, subjectOf, 'all')).toEqual(
      [],
    );
  });
});

describe('assignmentOfGroup', () => {
  const students = group('equal-groups', 'student-1', 'student-2');

  it('returns all students if no open row has the skill', () => {
    const others = [
      anAssignment({ state: 'ended' }),
      anAssignment({ skills: [{ skillId: 'rounding', name: 'Rounding', standards: [] }] }),
    ];
    expect(assignmentOfGroup(students, others)).toEqual({
      dueOn: undefined,
      missingIds: ['student-1', 'student-2'],
    });
  });

  it('returns the due date if all students have the row', () => {
    expect(assignmentOfGroup(students, [anAssignment()])).toEqual({
      dueOn: '2026-11-20',
      missingIds: [],
    });
  });

  it('returns the students who are missing in the row', () => {
    const forOne = anAssignment({ students: [{ studentId: 'student-1', state: 'notYet' }] });
    expect(assignmentOfGroup(students, [forOne])).toEqual({
      dueOn: '2026-11-20',
      missingIds: ['student-2'],
    });
  });
});
