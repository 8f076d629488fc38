import escapeHtml from 'escape-html';
import type { Everything } from './child-exports.queries.ts';

type Row = Everything[string][number];

const STYLE =
  'body{font:16px/1.5 Verdana,sans-serif;margin:32px;color:#14302A}table{border-collapse:collapse;margin:0 0 16px}th{text-align:left;font-weight:600}th,td{border:1px solid #D5E0D3;padding:6px 12px;vertical-align:top}';

const cell = (value: unknown) =>
  escapeHtml(value instanceof Date ? value.toISOString() : String(value ?? ''));

const tableOf = (row: Row) =>
  `<table>${Object.entries(row)
    .map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${cell(value)}</td></tr>`)
    .join('')}</table>`;

const section = ([table, rows]: [string, Row[]]) =>
  `<h2>${escapeHtml(table)}</h2>${rows.map(tableOf).join('') || '<p>Nothing.</p>'}`;

/** Everything held about a child as a page to read, which needs nothing but a browser. */
export const layOutExport = (everything: Everything) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Everything Wonderfield holds</title><style>${STYLE}</style></head><body><h1>Everything Wonderfield holds about this child</h1>${Object.entries(everything).map(section).join('')}</body></html>`;
