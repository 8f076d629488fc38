import { basename } from 'node:path';
import type { Proof } from './proofs.ts';
import type { Row, Section } from './rows.ts';

const MESSAGE_CODES = 'Message codes';

const INTRODUCTION = `# Coverage

What the specification and the decisions on it require, and the tests that prove it. This page is written by
\`npm run coverage\` from \`docs/coverage.json\` and the \`// @proves\` comments in the tests. Message codes have
[a separate page](coverage-message-codes.md).

| Status | Meaning |
|---|---|
| \`done\` | Built, and the linked tests prove it. |
| \`partly\` | Built in part. The statement says what is missing or different. |
| \`contract\` | Stated and tested in \`packages/contract\`. No screen or call uses it yet. |
| \`unproven\` | Built, but no test proves it yet. |
| \`not yet\` | Not built. |`;

const MESSAGE_CODES_INTRODUCTION = `# Coverage of message codes

The codes that calls return, and the tests that prove them. This page is written by \`npm run coverage\`, as
[the other coverage page](coverage.md) is.`;

const escapeCell = (text: string) => text.replaceAll('|', '\\|');

const renderRow = ({ id, statement, status, note }: Row, proofs: Proof[]) => {
  const links = proofs
    .filter((proof) => proof.id === id)
    .map(({ file }) => `[${basename(file).replace(/\.tsx?$/, '')}](../${file})`);
  const text = note ? `${statement} (${status}: ${note})` : statement;
  return `| ${id} | ${escapeCell(text)} | ${status} | ${links.join(', ')} |`;
};

const renderTable = (rows: Row[], proofs: Proof[]) =>
  [
    '| Id | Statement | Status | Tests |',
    '|---|---|---|---|',
    ...rows.map((row) => renderRow(row, proofs)),
  ].join('\n');

/** Returns the generated pages by file name. */
export const renderPages = (sections: Section[], proofs: Proof[]): Record<string, string> => {
  const parts = sections
    .filter(({ title }) => title !== MESSAGE_CODES)
    .flatMap(({ title, rows }) => [`## ${title}`, renderTable(rows, proofs)]);
  const codes = sections.filter(({ title }) => title === MESSAGE_CODES).flatMap(({ rows }) => rows);
  return {
    'docs/coverage.md': `${[INTRODUCTION, ...parts].join('\n\n')}\n`,
    'docs/coverage-message-codes.md': `${[MESSAGE_CODES_INTRODUCTION, renderTable(codes, proofs)].join('\n\n')}\n`,
  };
};
