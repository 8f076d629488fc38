import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NameOrder } from './name-order.ts';
import { parseList } from './parse-list.ts';

/** Counts each letter and digit regardless of case, because capitals are repaired. Decomposes accents. */
const lower = (text: string) => text.toUpperCase().toLowerCase().normalize('NFD');

const letters = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const [letter] of lower(texts.join(' ')).matchAll(/[\p{L}\p{N}]/gu)) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return counts;
};

const lost = (text: string, order?: NameOrder) => {
  const { people, skipped } = parseList(text, order);
  const kept = letters([
    ...people.flatMap(({ firstName, lastName, username, choices, dropped }) => [
      firstName,
      lastName,
      username,
      ...choices,
      ...dropped.map((each) => each.text),
    ]),
    ...skipped.map((line) => line.text),
  ]);
  return [...letters([text])].filter(([letter, count]) => (kept.get(letter) ?? 0) < count);
};

const WORDS =
  'Ava|Wilson|de la|Cruz|O’Neil|Jr.|JOHNSON|3B|Class 3B|Ms. Lee|Total: 23|First name|Last|Name|Nachname|Student|and|李娜|李|김민준|Иван|محمد|आरव|a@x.org|<a@x.org>|1.|12)|- |• |[x]|☐|=SUM(A1)|+1|"|“|(Em)|(IEP)|[504]|moved Sept|4/3/2017|DOB|555-201-3344|Alex/Sasha|- note|F|P|2026|Nov 15|Group A:|To:|Please|Ze\u0301|\u200b|\u00a0|sep=;|Zoë'.split(
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
it('keeps every letter and digit of any pasted text in a row, a dropped text or a skipped line', () => {
  fc.assert(
    fc.property(paste, (text) => {
      expect(lost(text)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

// @proves S-import-shape
it('keeps every letter and digit of any pasted text in every chosen order', () => {
  fc.assert(
    fc.property(paste, fc.constantFrom('firstFirst', 'lastFirst'), (text, order) => {
      expect(lost(text, order)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('reads long words and long lines within seconds', () => {
  const start = performance.now();
  const { people, skipped } = parseList(
    `Emma Johnson\n${'a'.repeat(90_000)}\n${'Ava '.repeat(9000)}`,
  );
  expect(people.map(({ firstName }) => firstName)).toContain('Emma');
  expect(skipped.map(({ line }) => line)).toContain(2);
  expect(performance.now() - start).toBeLessThan(10_000);
});
