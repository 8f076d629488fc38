import type { Proof } from './proofs.ts';
import type { Row, Section, Status } from './rows.ts';

const NEEDS_PROOF: Record<Status, 'yes' | 'no' | 'optional'> = {
  done: 'yes',
  partly: 'optional',
  contract: 'yes',
  unproven: 'no',
  'not yet': 'no',
};

const findDuplicateIds = (rows: Row[]): string[] => {
  const ids = rows.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `${id} is in the data file twice.`);
};

const findCoverageErrors = (rows: Row[], proofs: Proof[]): string[] => {
  const provenIds = new Set(proofs.map(({ id }) => id));
  return rows.flatMap(({ id, status }) => {
    const need = NEEDS_PROOF[status];
    if (need === 'yes' && !provenIds.has(id))
      return [`${id} is "${status}" but no test proves it.`];
    if (need === 'no' && provenIds.has(id)) return [`${id} is "${status}" but a test proves it.`];
    return [];
  });
};

const findUnknownIds = (rows: Row[], proofs: Proof[]): string[] => {
  const ids = new Set(rows.map(({ id }) => id));
  return proofs
    .filter(({ id }) => !ids.has(id))
    .map(({ id, file }) => `${file} proves ${id}, which is not a row.`);
};

/** Names in the code that need a row with the name in backticks. */
export type Required = { kind: string; prefix: string; names: string[] };

const findMissingRows = (rows: Row[], required: Required[]): string[] =>
  required.flatMap(({ kind, prefix, names }) => {
    const statements = rows.filter(({ id }) => id.startsWith(prefix)).map((row) => row.statement);
    return names
      .filter((name) => !statements.some((statement) => statement.includes(`\`${name}\``)))
      .map((name) => `There is no ${prefix} row for the ${kind} \`${name}\`.`);
  });

/** Returns the problems of the rows and of the tests that name them. */
export const findProblems = (
  sections: Section[],
  proofs: Proof[],
  required: Required[],
): string[] => {
  const rows = sections.flatMap((section) => section.rows);
  return [
    ...findDuplicateIds(rows),
    ...findCoverageErrors(rows, proofs),
    ...findUnknownIds(rows, proofs),
    ...findMissingRows(rows, required),
  ];
};
