import { describe, expect, it } from 'vitest';
import { NOTE_VALUES } from './note-values.facts.ts';
import { letterAt, NOTE_WORDS, placeOf, shiftLetter, stepsOf } from './treble-staff.facts.ts';

describe('treble staff', () => {
  it('has E, G, B, D, F on its lines and F, A, C, E in its spaces', () => {
    expect([0, 2, 4, 6, 8].map(letterAt).join('')).toBe('EGBDF');
    expect([1, 3, 5, 7].map(letterAt).join('')).toBe('FACE');
  });

  it('has middle C below and A above its lines', () => {
    expect([-2, -1, 9, 10].map(letterAt).join('')).toBe('CDGA');
  });

  it('describes the position of every note that is used', () => {
    for (let step = -2; step <= 10; step += 1) expect(placeOf(step)).not.toBe('on the staff');
  });

  it('shifts letters from G to A and back', () => {
    expect(shiftLetter('G', 1)).toBe('A');
    expect(shiftLetter('A', -1)).toBe('G');
    expect(shiftLetter('C', -1)).toBe('B');
  });

  it('writes each word in notes and offers others of the same length', () => {
    for (const words of Object.values(NOTE_WORDS)) {
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) {
        expect([...word].every((letter) => stepsOf(letter).length > 0)).toBe(true);
        expect(words.filter(({ length }) => length === word.length).length).toBeGreaterThan(3);
      }
    }
  });
});

describe('note values', () => {
  it('has different names and lengths for all note values', () => {
    expect(new Set(NOTE_VALUES.map(({ beats }) => beats)).size).toBe(NOTE_VALUES.length);
    expect(new Set(NOTE_VALUES.map(({ name }) => name)).size).toBe(NOTE_VALUES.length);
  });

  it('offers three note values in the second grade', () => {
    expect(NOTE_VALUES.filter(({ from }) => from <= 2)).toHaveLength(3);
  });
});
