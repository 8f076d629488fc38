import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../lib/repository.ts';

/** Row statuses, which the coverage page explains. */
const STATUSES = ['done', 'partly', 'contract', 'unproven', 'not yet'] as const;

const RowId = z.string().regex(/^[RSCFMKPD]-[\w.-]+$/);
const Statement = z.string().min(1);
const OpenRow = z.object({
  status: z.enum(STATUSES),
  statement: Statement,
  note: z.string().optional(),
});
const Sections = z.record(z.string(), z.record(RowId, z.union([Statement, OpenRow])));

export type Status = (typeof STATUSES)[number];
export type Row = { id: string; statement: string; status: Status; note?: string | undefined };
export type Section = { title: string; rows: Row[] };

/** Parses the sections of the data file. A row that is only a statement has the status `done`. */
export const parseSections = (json: unknown): Section[] =>
  Object.entries(Sections.parse(json)).map(([title, rows]) => ({
    title,
    rows: Object.entries(rows).map(([id, row]) =>
      typeof row === 'string' ? { id, statement: row, status: 'done' } : { id, ...row },
    ),
  }));

export const readSections = (): Section[] =>
  parseSections(JSON.parse(readFileSync(join(root, 'docs/coverage.json'), 'utf8')));
