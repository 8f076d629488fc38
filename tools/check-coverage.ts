// Holds docs/coverage.md against the repository: no row may claim what is not there, and no
// route, call or message code may be without a row.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '../packages/contract/src/calls.ts';
import { MESSAGE_CODES } from '../packages/contract/src/message-codes.ts';
import { OPERATOR_CALLS } from '../packages/contract/src/operators/operator-calls.ts';
import { root } from './lib/repository.ts';

const PAGE = 'docs/coverage.md';
const ROW = /^\| [RSCFMKPD]-/;
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const NOT_YET = 'not yet';
/** Where the screens of the portal and of the console are stated, and below which address. */
const ROUTE_FILES = [
  { below: '', app: 'apps/web', files: ['src/shared/paths.ts'] },
  {
    below: '/console',
    app: 'apps/console',
    files: ['src/**/*.routes.tsx', 'src/app/{routes.ts,router.tsx}'],
  },
];

/** What a state asks of the two cells before it; the page itself explains the states. */
const STATES: Record<string, { hasPlace: boolean; hasProof: boolean | 'maybe' }> = {
  done: { hasPlace: true, hasProof: true },
  partly: { hasPlace: true, hasProof: 'maybe' },
  contract: { hasPlace: true, hasProof: true },
  unproven: { hasPlace: true, hasProof: false },
  'not yet': { hasPlace: false, hasProof: false },
};

type Row = { line: number; id: string; what: string; where: string; proof: string; state: string };

/** A file, and what has to be found in it. */
type Mention = { file: string; texts: string[] };

/** Every table line whose first cell is a row id. */
const readRows = (page: string): Row[] =>
  page.split('\n').flatMap((text, index) => {
    if (!ROW.test(text)) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    const [id = '', what = '', where = '', proof = '', state = ''] = cells.map((c) => c.trim());
    return [{ line: index + 1, id, what, where, proof, state }];
  });

/** What stands between backticks. */
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** `path` or `path:exportName`, any number of them. */
const placesIn = (cell: string): Mention[] =>
  quoted(cell).map((place) => {
    const [file = '', name] = place.split(':');
    return { file, texts: name ? [name] : [] };
  });

/** A test file followed by parts of its tests' names; then perhaps the next file. */
const proofsIn = (cell: string): Mention[] => {
  const proofs: Mention[] = [];
  for (const text of quoted(cell)) {
    if (TEST_FILE.test(text)) proofs.push({ file: text, texts: [] });
    else proofs.at(-1)?.texts.push(text);
  }
  return proofs;
};

const textOf = (file: string) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

const exportsName = (text: string, name: string) =>
  new RegExp(`^export (async )?(const|function|class|type|interface) ${name}\\b`, 'm').test(text);

const wrongPlaces = ({ where }: Row): string[] =>
  placesIn(where).flatMap(({ file, texts: [name] }) => {
    const text = textOf(file);
    if (text === undefined) return [`${file} does not exist`];
    return name && !exportsName(text, name) ? [`${file} exports no ${name}`] : [];
  });

const wrongProofs = ({ proof }: Row): string[] =>
  proofsIn(proof).flatMap(({ file, texts }) => {
    const text = textOf(file);
    if (text === undefined) return [`${file} does not exist`];
    if (texts.length === 0) return [`${file} is named without a test in it`];
    return texts.filter((part) => !text.includes(part)).map((part) => `${file} has no "${part}"`);
  });

const wrongState = (row: Row): string[] => {
  const [name = ''] = row.state.split(':');
  const asked = STATES[name];
  if (!asked) return [`"${row.state}" is not a state`];
  const cells = [
    { label: 'a place', cell: row.where, found: placesIn(row.where), isAsked: asked.hasPlace },
    { label: 'a test', cell: row.proof, found: proofsIn(row.proof), isAsked: asked.hasProof },
  ];
  return cells.flatMap(({ label, cell, found, isAsked }) => {
    const isThere = found.length > 0;
    if (!isThere && cell !== NOT_YET) return [`names neither ${label} nor "${NOT_YET}"`];
    if (isAsked === 'maybe' || isAsked === isThere) return [];
    return [`is "${name}" ${isAsked ? 'without' : 'but has'} ${label}`];
  });
};

/** Rows that claim what is not so, each with the reason. */
const wrongRows = (rows: Row[]): string[] => {
  const ids = rows.map(({ id }) => id);
  return rows.flatMap((row, index) => {
    const twice = ids.indexOf(row.id) < index ? ['is there twice'] : [];
    const problems = [...twice, ...wrongState(row), ...wrongPlaces(row), ...wrongProofs(row)];
    return problems.map((problem) => `${PAGE}:${row.line} ${row.id}: ${problem}`);
  });
};

const addressOf = (below: string, path: string) =>
  below ? `${below}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '') : path;

/** Paths that route files write out, and those the portal has in a table of its own. */
const PATH_LITERAL = /\bpath: '([^']+)'|^ {2}\w+: '(\/[^']*|\*)',$/gm;

/** The addresses of all screens, as the code states their paths. */
const routes = () =>
  ROUTE_FILES.flatMap(({ below, app, files }) =>
    globSync(files, { cwd: join(root, app) })
      .flatMap((file) => [...(textOf(join(app, file)) ?? '').matchAll(PATH_LITERAL)])
      .map(([, inRoute, inTable]) => addressOf(below, inRoute ?? inTable ?? '')),
  );

/** Routes, calls and message codes that the code has and the page does not. */
const missingRows = (rows: Row[]): string[] => {
  const expected: [kind: string, prefix: string, names: string[]][] = [
    ['route', 'R-', routes()],
    ['call', 'C-', Object.keys(CALLS)],
    ['call of the console', 'C-', Object.keys(OPERATOR_CALLS)],
    ['message code', 'M-', Object.keys(MESSAGE_CODES)],
  ];
  return expected.flatMap(([kind, prefix, names]) => {
    const named = rows
      .filter(({ id }) => id.startsWith(prefix))
      .flatMap(({ what }) => quoted(what));
    const missing = names.filter((name) => !named.includes(name));
    return missing.map((name) => `${PAGE} has no ${prefix}… row for the ${kind} \`${name}\``);
  });
};

const rows = readRows(textOf(PAGE) ?? '');
const problems = [...wrongRows(rows), ...missingRows(rows)];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const notYet = rows.filter(({ state }) => state === NOT_YET).length;
console.log(`${rows.length} rows, ${notYet} of them not yet`);
