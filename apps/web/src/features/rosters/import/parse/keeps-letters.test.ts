import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHAPES } from './list-layout.ts';
import { parseList } from './parse-list.ts';

/** Counts each letter. Decomposes accents, so both Unicode forms are equal. */
const letters = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const [letter] of texts.join(' ').normalize('NFD').matchAll(/\p{L}/gu)) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return counts;
};

const lost = (text: string, shape?: (typeof SHAPES)[number]) => {
  const { people, excluded } = parseList(text, shape);
  const kept = letters([
    ...people.flatMap(({ firstName, lastName, username }) => [firstName, lastName, username]),
    ...excluded.flatMap(({ texts, heading }) => [...texts, heading ?? '']),
  ]);
  return [...letters([text])].filter(([letter, count]) => (kept.get(letter) ?? 0) < count);
};

const WORDS =
  'Ava|Wilson|de la|Cruz|O’Neil|Jr.|JOHNSON|3B|Class 3B|Ms. Lee|Total: 23|First name|Last|Name|Nachname|Student|and|李娜|李|김민준|Иван|محمد|आरव|a@x.org|<a@x.org>|1.|12)|- |• |[x]|☐|=SUM(A1)|+1|"|“|(Em)|2026|Nov 15|Group A:|To:|Please|Ze\u0301|\u200b|\u00a0|sep=;|Zoë'.split(
    '|',
  );
const BETWEEN = [
  ' ',
  ' ',
  ' ',
  ', ',
  ',',
  '; ',
  ';',
  '\t',
  '|',
  ' / ',
  '\n',
  '\n',
  '\r\n',
  '   ',
  '、',
  '""',
  ' - ',
];
const likely = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...BETWEEN)), { maxLength: 14 })
  .map((parts) => parts.flat().join(''));
const anything = fc.string({ unit: 'grapheme', maxLength: 60 });
const paste = fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: anything });

// @proves S-import-shape
it('keeps every letter of any pasted text in a row, a label or the excluded text', () => {
  fc.assert(
    fc.property(paste, (text) => {
      expect(lost(text)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

// @proves S-import-shape
it('keeps every letter of any pasted text in every chosen layout', () => {
  fc.assert(
    fc.property(paste, fc.constantFrom(...SHAPES), (text, shape) => {
      expect(lost(text, shape)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
