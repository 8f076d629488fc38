import type { Statement } from './record-statements.ts';

/** Where a value of a statement comes from when it is asked again. */
export type Source =
  | { kind: 'same'; value: unknown }
  /** What an earlier statement of the same call gave back, such as the id of what it made. */
  | { kind: 'answered'; statement: number; row: number; column: string }
  | { kind: 'list'; sources: Source[] };

export type Replay = { sql: string; sources: Source[] }[];

const isInsert = (sql: string) => /^\s*(with[\s\S]+)?insert into/.test(sql);

/** What was made on the way: an id that the next request does not get. */
const answeredBy = (earlier: readonly Statement[], value: unknown): Source | undefined => {
  if (typeof value !== 'string') return;
  for (const [statement, { sql, rows }] of earlier.entries()) {
    if (!isInsert(sql)) continue;
    for (const [row, match] of rows.entries()) {
      const column = Object.entries(match).find(([, held]) => held === value)?.[0];
      if (column) return { kind: 'answered', statement, row, column };
    }
  }
  return undefined;
};

const sourceOf = (earlier: readonly Statement[], value: unknown): Source => {
  if (Array.isArray(value)) {
    return { kind: 'list', sources: value.map((item) => sourceOf(earlier, item)) };
  }
  return answeredBy(earlier, value) ?? { kind: 'same', value };
};

/** A recorded call in a form that can be asked again. */
export const makeReplay = (recorded: readonly Statement[]): Replay =>
  recorded.map(({ sql, values }, index) => ({
    sql,
    sources: values.map((value) => sourceOf(recorded.slice(0, index), value)),
  }));
