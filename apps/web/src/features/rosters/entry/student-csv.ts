import type { Student } from '@wonderfield/contract/classrooms/student';
import { writeCsv } from '../../../shared/csv/write-csv.ts';

type Headings = { firstName: string; lastName: string; username: string };

const headingRow = ({ firstName, lastName, username }: Headings) => [firstName, lastName, username];

/** Returns the roster as CSV with names and usernames, never with a password. */
export const studentsCsv = (students: readonly Student[], headings: Headings) =>
  writeCsv([
    headingRow(headings),
    ...students.map(({ firstName, lastName, username }) => [firstName, lastName, username]),
  ]);

/** Returns a CSV template with headings only. */
export const templateCsv = (headings: Headings) => writeCsv([headingRow(headings)]);
