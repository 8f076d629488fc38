import { cleanCell } from '../cells/clean-cell.ts';
import { isHeader } from '../cells/headings.ts';
import { isLabel } from '../cells/labels.ts';
import { hasRecipient } from '../cells/mail-recipients.ts';
import type { TextLine } from '../cells/prepare-text.ts';
import { cellsBy, type Delimiter, delimiterIn } from '../cells/split-cells.ts';
import { detectColumns, isNameCell, isWholeName } from './detect-columns.ts';
import { isRegisteredName } from './given-names.ts';
import type { NameOrder } from './name-order.ts';
import type { Table } from './read-line.ts';

const SEPARATORS_OF_STUDENTS: readonly Delimiter[] = ['、', '，', '،', '؛', '；'];

const share = <Item>(items: readonly Item[], test: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** Returns true if two or more columns hold full names, so students are side by side. */
const isGrid = (rows: readonly string[][]) => {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) =>
    rows.flatMap((row) => row[column] || []),
  );
  const isOfNames = (column: readonly string[]) =>
    share(column, isWholeName) >= 0.6 && new Set(column).size > column.length / 2;
  return columns.filter(isOfNames).length > 1;
};

/** A comma without a space separates columns. With a space it can be inside a name. */
const isTable = (rows: readonly string[][], texts: readonly string[], delimiter: Delimiter) => {
  const cells = rows.flat().filter(Boolean);
  const isFirstNames = (cell: string) => isRegisteredName(cell) && isNameCell(cell);
  if (isGrid(rows) || share(cells, isFirstNames) >= 0.6) return false;
  if (delimiter !== ',') return true;
  return share(texts, (text) => /,(?=[^\s,])/.test(text)) >= 0.6;
};

/** Returns the tables on whose columns at least two lines agree. */
export const detectTables = (lines: readonly TextLine[], order: NameOrder | undefined): Table[] => {
  const byDelimiter = Map.groupBy(lines, ({ text }) =>
    hasRecipient(text) || isLabel(cleanCell(text).text) ? undefined : delimiterIn(text),
  );
  return [...byDelimiter].flatMap(([delimiter, group]): Table[] => {
    if (!delimiter || SEPARATORS_OF_STUDENTS.includes(delimiter)) return [];
    const texts = group.map(({ text }) => text);
    const rows = texts.map((text) => cellsBy(text, delimiter).map((cell) => cleanCell(cell).text));
    const content = rows.filter((row) => !isHeader(row));
    if (content.length < 2 || !isTable(content, texts, delimiter)) return [];
    const usual = texts.some((text) => /,\s/.test(text)) ? 'lastFirst' : 'firstFirst';
    return [{ delimiter, found: detectColumns(content, { order, usual }) }];
  });
};
