import { html, raw } from 'hono/html';
import type { Everything } from './child-exports.queries.ts';
import { time } from './export-values.ts';
import type { Fact, Row, Section } from './section.ts';
import { EXPORT_SECTIONS } from './section-list.ts';

const STYLE = raw(`
:root{color:#14302A;background:#F2F6EE;font:17px/1.5 Verdana,sans-serif}
body{max-width:960px;margin:0 auto;padding:32px 20px 64px}
h1{margin:0 0 8px;font-size:32px;line-height:1.2}
h2{margin:0 0 12px;font-size:22px;line-height:1.25}
p{margin:0 0 12px;color:#3A534B}
section,nav{margin:24px 0 0;padding:24px;border-radius:16px;background:#FFFFFF;overflow-x:auto}
nav ul{columns:2;margin:0;padding:0 0 0 20px}
a{color:#0B5073}
table{width:100%;border-collapse:collapse;font-size:15px}
th{text-align:left;color:#3A534B;font-weight:600}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid #D5E0D3;vertical-align:top;overflow-wrap:break-word}
tbody th{width:40%}
@media(max-width:600px){nav ul{columns:1}section,nav{padding:16px}}
@media print{:root{background:none;font-size:11pt}body{max-width:none;padding:0}nav{display:none}
section{padding:0;border-radius:0;overflow:visible}h2{break-after:avoid}tr{break-inside:avoid}thead{display:table-header-group}}
`);

const NOTHING = html`<p>Nothing.</p>`;
const anchorOf = (index: number) => `part-${index + 1}`;
const cell = (tell: Fact, row: Row) => html`<td>${tell.say(row) || '–'}</td>`;

/** Lists the facts of a single row vertically and omits empty ones. */
const oneRow = ({ facts }: Section, row: Row) =>
  html`<table><tbody>${facts
    .filter((tell) => tell.say(row) !== '')
    .map(
      (tell) => html`<tr><th scope="row">${tell.label}</th>${cell(tell, row)}</tr>`,
    )}</tbody></table>`;

/** Renders several rows as a table and omits empty columns. */
const manyRows = ({ facts }: Section, rows: readonly Row[]) => {
  const visibleFacts = facts.filter((tell) => rows.some((row) => tell.say(row) !== ''));
  const head = visibleFacts.map(({ label }) => html`<th scope="col">${label}</th>`);
  const lines = rows.map((row) => html`<tr>${visibleFacts.map((tell) => cell(tell, row))}</tr>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table>`;
};

const contentOf = (section: Section, rows: readonly Row[]) => {
  const [first] = rows;
  if (!first) return NOTHING;
  return rows.length === 1 ? oneRow(section, first) : manyRows(section, rows);
};

/** Renders all data about a child as one HTML page without external files. */
export const layOutExport = (everything: Everything, now: Date) => {
  const name = String(everything.users?.[0]?.first_name ?? 'this child');
  const sections = Object.entries(EXPORT_SECTIONS);
  const links = sections.map(
    ([, { title }], index) => html`<li><a href="#${anchorOf(index)}">${title}</a></li>`,
  );
  const parts = sections.map(
    ([table, section], index) =>
      html`<section id="${anchorOf(index)}"><h2>${section.title}</h2>${
        section.about && html`<p>${section.about}</p>`
      }${contentOf(section, everything[table] ?? [])}</section>`,
  );
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What Wonderfield holds about ${name}</title><style>${STYLE}</style></head><body><main><h1>What Wonderfield holds about ${name}</h1><p>Created on ${time(now)}. All times are in Coordinated Universal Time (UTC).</p><p>The file everything.json next to this page has the same data for other programs, with our record IDs. If there is a picture, it is in the same folder.</p><nav aria-label="Parts of this page"><ul>${links}</ul></nav>${parts}</main></body></html>`;
  return page.toString();
};
