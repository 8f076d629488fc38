import { describe, expect, it } from 'vitest';
import { findProblems } from './problems.ts';
import { findProvenIds } from './proofs.ts';
import { renderPages } from './render-pages.ts';
import { parseSections } from './rows.ts';

const SECTIONS = parseSections({
  Routes: {
    'R-root': '`/` is the sign-in page',
    'R-later': { status: 'not yet', statement: '`/later` opens' },
    'R-badge': { status: 'partly', statement: '`/badge` shows a|b', note: 'without the picture' },
  },
  'Message codes': { 'M-GEN_000': '`GEN_000` is returned on success' },
});
const PROOFS = [
  { id: 'R-root', file: 'apps/web/src/sign-in.test.tsx' },
  { id: 'R-root', file: 'e2e/specs/sign-in.spec.ts' },
  { id: 'M-GEN_000', file: 'apps/api/src/calls.test.ts' },
];

describe('findProvenIds', () => {
  it('returns every id of the comments once', () => {
    const source = [
      '// @proves R-root, S-header',
      "it('opens', () => {});",
      '  // @proves R-root',
      "const text = '// @proves R-fake';",
    ].join('\n');
    expect(findProvenIds(source)).toEqual(['R-root', 'S-header']);
  });
});

describe('parseSections', () => {
  it('rejects an id with an unknown prefix', () => {
    expect(() => parseSections({ Routes: { 'X-root': 'opens' } })).toThrow();
  });

  it('rejects an unknown status', () => {
    const row = { status: 'soon', statement: 'opens' };
    expect(() => parseSections({ Routes: { 'R-root': row } })).toThrow();
  });
});

describe('findProblems', () => {
  it('returns no problems when every row matches its status', () => {
    expect(findProblems(SECTIONS, PROOFS, [])).toEqual([]);
  });

  it('returns a done row without a test', () => {
    expect(findProblems(SECTIONS, PROOFS.slice(0, 2), [])).toEqual([
      'M-GEN_000 is "done" but no test proves it.',
    ]);
  });

  it('returns a row that is not built but has a test', () => {
    const proofs = [...PROOFS, { id: 'R-later', file: 'a.test.ts' }];
    expect(findProblems(SECTIONS, proofs, [])).toEqual([
      'R-later is "not yet" but a test proves it.',
    ]);
  });

  it('returns a test that names an unknown row', () => {
    const proofs = [...PROOFS, { id: 'R-gone', file: 'a.test.ts' }];
    expect(findProblems(SECTIONS, proofs, [])).toEqual([
      'a.test.ts proves R-gone, which is not a row.',
    ]);
  });

  it('returns an id that exists in two sections', () => {
    const sections = [...SECTIONS, { title: 'More', rows: SECTIONS[0]?.rows.slice(0, 1) ?? [] }];
    expect(findProblems(sections, PROOFS, [])).toEqual(['R-root is in the data file twice.']);
  });

  it('returns a route without a row', () => {
    const required = [{ kind: 'route', prefix: 'R-', names: ['/', '/new'] }];
    expect(findProblems(SECTIONS, PROOFS, required)).toEqual([
      'There is no R- row for the route `/new`.',
    ]);
  });
});

describe('renderPages', () => {
  it('writes one line per row with a link to each test file', () => {
    const pages = renderPages(SECTIONS, PROOFS);
    expect(pages['docs/coverage.md']).toContain(
      '| R-root | `/` is the sign-in page | done | [sign-in.test](../apps/web/src/sign-in.test.tsx), [sign-in.spec](../e2e/specs/sign-in.spec.ts) |\n',
    );
    expect(pages['docs/coverage.md']).toContain(
      '| R-badge | `/badge` shows a\\|b (partly: without the picture) | partly |  |\n',
    );
  });

  it('writes message codes on a separate page', () => {
    const pages = renderPages(SECTIONS, PROOFS);
    expect(pages['docs/coverage.md']).not.toContain('GEN_000');
    expect(pages['docs/coverage-message-codes.md']).toContain('| M-GEN_000 |');
  });
});
