import { describe, expect, it } from 'vitest';
import { readCode } from './read-code.ts';
import { readMarkdown } from './read-texts.ts';
import type { Text } from './text.ts';
import { findHits, type Rule } from './word-list.ts';

const textsOf = (texts: Text[], kind: Text['kind']) =>
  texts.filter((text) => text.kind === kind).map(({ text }) => text);

describe('readCode', () => {
  it('joins line comments of adjacent lines and skips directives', () => {
    const source = ['// Locks the row', '// first.', '// biome-ignore lint: reason', 'a();'].join(
      '\n',
    );
    expect(textsOf(readCode('a.ts', source), 'comment')).toEqual(['Locks the row first.']);
  });

  it('returns doc comments without their stars', () => {
    const source = '/**\n * Returns the row.\n * Locks it.\n */\nconst a = 1;';
    expect(textsOf(readCode('a.ts', source), 'doc')).toEqual(['Returns the row. Locks it.']);
  });

  it('returns titles of describe, it and it.each, also from templates', () => {
    const source = [
      "describe('a', () => {});",
      "it.each([1])('b %i', () => {});",
      'it(`c $' + '{d}`, () => {});',
    ].join('\n');
    expect(textsOf(readCode('a.test.ts', source), 'title')).toEqual(['a', 'b %i', 'c …']);
  });

  it('returns strings of three words or more, except in tests', () => {
    const source = "const a = 'one two'; const b = 'one two three';";
    expect(textsOf(readCode('a.ts', source), 'string')).toEqual(['one two three']);
    expect(textsOf(readCode('a.test.ts', source), 'string')).toEqual([]);
  });

  it('returns names of variables and parameters, also from patterns', () => {
    const source = 'const { a, b: [c] } = d; const e = (f, { g = 1 }) => f;';
    expect(textsOf(readCode('a.ts', source), 'variable')).toEqual(['a', 'c', 'e', 'f', 'g']);
  });

  it('returns spread object literals but no other spreads', () => {
    const source = 'const a = { ...{ b }, ...c, ...(d && { e }) };';
    expect(textsOf(readCode('a.ts', source), 'spread')).toHaveLength(1);
  });

  it('returns the line of a text', () => {
    expect(readCode('a.ts', '\n\n// Here.')).toEqual([
      { file: 'a.ts', line: 3, kind: 'comment', text: 'Here.' },
    ]);
  });
});

describe('readMarkdown', () => {
  it('leaves out code and addresses of links', () => {
    const source = ['A `whoever` and [text](whoever.md).', '```', 'whoever', '```', 'End.'].join(
      '\n',
    );
    expect(readMarkdown('a.md', source).map(({ text }) => text)).toEqual([
      'A code and [text].',
      'End.',
    ]);
  });
});

describe('findHits', () => {
  const rule: Rule = { name: 'a', pattern: /\bwhoever\b/gi, goal: 0, kinds: ['doc'] };
  const text = (kind: Text['kind']): Text => ({
    file: 'a.ts',
    line: 1,
    kind,
    text: 'Whoever, whoever',
  });

  it('counts every match in a text', () => {
    expect(findHits(rule, [text('doc')])).toHaveLength(2);
  });

  it('ignores texts of other kinds', () => {
    expect(findHits(rule, [text('title')])).toEqual([]);
  });
});
