import type { Student } from '@wonderfield/contract/classrooms/student';
import { writeCsv } from '../../../shared/csv/write-csv.ts';

type Headings = { firstName: string; lastName: string; username: string };

const headingRow = ({ firstName, lastName, username }: Headings) => [firstName, lastName, username];

/** The roster for a spreadsheet: names and usernames, never a password. */
export const studentsCsv = (students: readonly Student[], headings: Headings) =>
  writeCsv([
    headingRow(headings),
    ...students.map(({ firstName, lastName, username }) => [firstName, lastName, username]),
  ]);

/** An empty list to fill in. */
export const templateCsv = (headings: Headings) => writeCsv([headingRow(headings)]);
