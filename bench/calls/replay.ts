import type { Statement } from './record-statements.ts';

/** Origin of a value when a statement is replayed. */
export type Source =
  | { kind: 'same'; value: unknown }
  /** A result of an earlier statement of the same call, such as a new id. */
  | { kind: 'answered'; statement: number; row: number; column: string }
  | { kind: 'list'; sources: Source[] };

export type Replay = { sql: string; sources: Source[] }[];

const isInsert = (sql: string) => /^\s*(with[\s\S]+)?insert into/.test(sql);

/** Finds the earlier insert that returned this id, because a replay gets another one. */
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

/** Converts a recorded call into a replay. */
export const makeReplay = (recorded: readonly Statement[]): Replay =>
  recorded.map(({ sql, values }, index) => ({
    sql,
    sources: values.map((value) => sourceOf(recorded.slice(0, index), value)),
  }));
