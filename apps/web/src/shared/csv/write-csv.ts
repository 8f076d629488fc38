import Papa from 'papaparse';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes rows as CSV. */
export const writeCsv = (rows: string[][]) =>
  BYTE_ORDER_MARK +
  Papa.unparse(rows, {
    // Quotes every cell, because some Excel locales split at semicolons, even inside a name.
    quotes: true,
    // Escapes names like =HYPERLINK(…), so they are never run. Some spreadsheets treat full-width
    // characters like narrow ones and skip leading blanks.
    escapeFormulae: /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/,
    newline: '\r\n',
  }) +
  '\r\n';

/** Returns a file name that is valid on every system. */
export const csvName = (classroomName: string, what: string) => {
  const plain = classroomName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${[plain, what].filter(Boolean).join('-')}.csv`;
};
