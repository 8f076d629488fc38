import { describe, expect, it } from 'vitest';
import { DIALOGS, EXCHANGES, FRENCH_ANIMALS, FRENCH_COLORS } from './french.facts.ts';
import { CORRECTED, LANGUAGES } from './hello.facts.ts';
import { inSpanish } from './spanish-numbers.facts.ts';
import { ENDINGS, IRREGULAR, PERSONS, REGULAR } from './spanish-verbs.facts.ts';
import { SPANISH_WORDS } from './spanish-words.facts.ts';

const expectDistinct = (items: readonly unknown[]) =>
  expect(items.filter((item, at) => items.indexOf(item) !== at)).toEqual([]);

describe('foreign words', () => {
  it('lists each foreign word once', () => {
    expectDistinct(SPANISH_WORDS.flatMap(({ thing, word }) => [thing, word]));
    expectDistinct(FRENCH_ANIMALS.map(({ thing }) => thing));
    expectDistinct(FRENCH_ANIMALS.map(({ word }) => word));
    expectDistinct(FRENCH_COLORS.map(({ word }) => word));
    expectDistinct(FRENCH_COLORS.map(({ color }) => color));
  });

  it("uses l' only before a vowel", () => {
    for (const { article, word } of FRENCH_ANIMALS) {
      expect(article === "l'", word).toBe(/^[aeéiou]/.test(word));
    }
  });

  it('has different greetings and thanks for each language', () => {
    expectDistinct(LANGUAGES.flatMap(({ hello, thanks }) => [hello, thanks]));
  });

  it('has one reply for each line of a dialog', () => {
    expectDistinct(EXCHANGES.flatMap(({ said, answer }) => [said, answer]));
    expectDistinct(EXCHANGES.flatMap(({ english, answerEnglish }) => [english, answerEnglish]));
    for (const lines of DIALOGS) expectDistinct(lines);
  });
});

describe('greetings of the review', () => {
  it('names obrigada and Mandarin since version 2 (review 8)', () => {
    expect(CORRECTED).toEqual({
      Portuguese: { thanks: 'obrigado, obrigada' },
      Chinese: { name: 'Mandarin' },
    });
    for (const name of Object.keys(CORRECTED)) {
      expect(LANGUAGES.map((language) => language.name)).toContain(name);
    }
  });
});

describe('Spanish numbers', () => {
  it.each([
    [0, 'cero'],
    [16, 'dieciséis'],
    [22, 'veintidós'],
    [30, 'treinta'],
    [45, 'cuarenta y cinco'],
    [67, 'sesenta y siete'],
    [99, 'noventa y nueve'],
    [100, 'cien'],
  ])('writes %i in Spanish as %s', (value, word) => expect(inSpanish(value)).toBe(word));

  it('has different Spanish numbers up to 100', () => {
    expectDistinct(Array.from({ length: 101 }, (_, value) => inSpanish(value)));
  });
});

describe('Spanish verbs', () => {
  it('has one verb form for each person', () => {
    for (const endings of Object.values(ENDINGS)) expect(endings).toHaveLength(PERSONS.length);
    for (const { forms } of IRREGULAR) {
      expect(forms).toHaveLength(PERSONS.length);
      expectDistinct(forms);
    }
  });

  it('uses only verb classes with known endings', () => {
    for (const { verb } of REGULAR) expect(Object.keys(ENDINGS)).toContain(verb.slice(-2));
  });
});
