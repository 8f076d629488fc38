import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../testing/scale.ts';
import * as fields from '../fields.ts';
import { cleanName } from './clean-name.ts';
import { isAllowedName } from './name-text.ts';

describe('cleanName', () => {
  it.each([
    ['  Mary   Ann ', 'Mary Ann'],
    ['Ma\u0000ya\u200b', 'Ma ya'],
    ['Ma\u202Eya', 'Maya'],
    ['Ma\u200Bya', 'Maya'],
    ['Ma\u3164ya', 'Maya'],
    ['Zoe\u0301', 'Zo\u00e9'],
    [`Z${'\u0335'.repeat(30)}o`, `Z${'\u0335'.repeat(3)}o`],
    ['Room 12 ⭐️', 'Room 12 ⭐️'],
    ['x'.repeat(90), 'x'.repeat(60)],
    ['🌻'.repeat(40), '🌻'.repeat(30)],
    ['Maya see www.evil.test/now', 'Maya see www evil test now'],
    ['maya@grove.example', 'maya grove example'],
    ['O’Brien', 'O’Brien'],
    ['Dr. Ana', 'Dr. Ana'],
    ['李小龍', '李小龍'],
    ['\u2800\u3164', ''],
  ])('turns %j into %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  // @proves C-sync-names
  it('returns a name that the rules for names accept, for any input', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc
        .array(
          fc.constantFrom(
            'Ma',
            'a',
            '.',
            'com',
            'www',
            '://',
            '@',
            ' ',
            '\u0301',
            '\uFE0F',
            '\u202E',
            '⭐',
            '．',
          ),
          { maxLength: 40 },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const name = cleanName(text);
        expect(isAllowedName(name)).toBe(true);
        expect(cleanName(name)).toBe(name);
        const typed = fields.firstName.safeParse(name);
        if (name !== '') expect(typed.data).toBe(name);
      }),
      { numRuns: scaled(500, 5_000) },
    );
  });
});
