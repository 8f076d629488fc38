import type { Student } from '@wonderfield/contract/classrooms/student';
import Papa from 'papaparse';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Headings = { firstName: string; lastName: string; username: string };

const csv = (rows: string[][]) =>
  BYTE_ORDER_MARK +
  Papa.unparse(rows, {
    // Everything is quoted: another country's Excel splits at semicolons, even inside a name.
    quotes: true,
    // A name like =HYPERLINK(…) stays a name wherever the file is opened; some spreadsheets take
    // wide characters for the narrow ones, and skip what stands blank before them.
    escapeFormulae: /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/,
    newline: '\r\n',
  }) +
  '\r\n';

const headingRow = ({ firstName, lastName, username }: Headings) => [firstName, lastName, username];

/** The roster for a spreadsheet: names and usernames, never a password. */
export const studentsCsv = (students: readonly Student[], headings: Headings) =>
  csv([
    headingRow(headings),
    ...students.map(({ firstName, lastName, username }) => [firstName, lastName, username]),
  ]);

/** An empty list to fill in. */
export const templateCsv = (headings: Headings) => csv([headingRow(headings)]);

/** A file name every system takes. */
export const csvName = (classroomName: string, what: string) => {
  const plain = classroomName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${[plain, what].filter(Boolean).join('-')}.csv`;
};
