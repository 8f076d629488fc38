import Papa from 'papaparse';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows for a spreadsheet. */
export const writeCsv = (rows: string[][]) =>
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
