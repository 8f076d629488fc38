import { expect, it } from 'vitest';
import { type Candidate, matchNames } from './same-students.rules.ts';

const student = (id: string, changes: Partial<Candidate> = {}): Candidate => {
  const [firstName = '', lastName = ''] = id.split(' ');
  return { id, firstName, lastName, isTaught: true, isHere: false, ...changes };
};
const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('|');
  return { firstName, lastName };
};
const match = (name: string, ...students: Candidate[]) =>
  matchNames([named(name)], students).flatMap(({ students }) =>
    students.map(({ id, likeness }) => `${likeness} ${id}`),
  );

it('puts equal names before similar ones, and own students before those of the school', () => {
  const shared = student('Katherine Wu', { isTaught: false });
  const students = [
    { ...shared, id: 'school' },
    student('Kat Wu'),
    { ...shared, id: 'own', isTaught: true },
    { ...shared, id: 'here', isTaught: true, isHere: true },
  ];
  expect(match('Katherine|Wu', ...students)).toEqual(['same here', 'same own', 'same school']);
});

it.each([
  ['Ava|', 'Ava Johnson', true, ['near Ava Johnson']],
  ['Ava|', 'Ava Johnson', false, []],
  ['Ava|J', 'Ava Johnson', false, []],
  ['Ava|', 'Ava ', false, ['same Ava ']],
  ['Ava|Jonson', 'Ava Johnson', false, ['near Ava Johnson']],
] as const)('compares %s with %s, taught by the educator: %j', (name, id, isTaught, expected) => {
  expect(match(name, student(id, { isTaught }))).toEqual(expected);
});

it('matches neither twins nor siblings with the same last name', () => {
  const family = [student('Mia Ortiz'), student('Ella Ortiz'), student('Noah Ortiz')];
  expect(match('Max|Ortiz', ...family)).toEqual([]);
  expect(match('Mia|Ortiz', ...family)).toEqual(['same Mia Ortiz']);
});

it('shows at most three students, and omits names that match no student', () => {
  const anas = ['1', '2', '3', '4'].map((id) => ({ ...student('Ana Lee'), id }));
  const matches = matchNames([named('Hugo|Kim'), named('Ana|Lee')], anas);
  expect(matches.map(({ row, students }) => [row, students.length])).toEqual([[1, 3]]);
});
