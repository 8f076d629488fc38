import { describe, expect, it } from 'vitest';
import {
  COOL,
  oppositeOf,
  PRIMARY,
  SECONDARY_MIXES,
  TERTIARY_MIXES,
  WARM,
  WHEEL,
} from './colors.facts.ts';
import {
  MIRRORED_SIDEWAYS,
  MIRRORED_UPWARD_ONLY,
  NOT_MIRRORED,
  SAME_AFTER_HALF_A_TURN,
} from './symmetry.facts.ts';
import { ART_WORDS } from './words-of-art.facts.ts';

describe('color wheel', () => {
  it('places each mixed color halfway between its two components', () => {
    for (const [first, second, made] of [...SECONDARY_MIXES, ...TERTIARY_MIXES]) {
      const [from, to, middle] = [first, second, made].map((color) => WHEEL.indexOf(color));
      const around = (steps: number) => ((steps % 12) + 12) % 12;
      const neighbors = around((middle ?? 0) - (from ?? 0));
      expect([neighbors, 12 - neighbors]).toContain(around((to ?? 0) - (middle ?? 0)));
    }
  });

  it('names each mixed color once', () => {
    const made = [...SECONDARY_MIXES, ...TERTIARY_MIXES].map(([, , color]) => color);
    expect(new Set([...made, ...PRIMARY]).size).toBe(12);
  });

  it('has symmetric opposites', () => {
    for (const color of WHEEL) expect(oppositeOf(oppositeOf(color))).toBe(color);
    expect(oppositeOf('red')).toBe('green');
    expect(oppositeOf('blue')).toBe('orange');
    expect(oppositeOf('yellow')).toBe('purple');
  });

  it('has no color that is both warm and cool', () => {
    expect(WARM.filter((color) => COOL.includes(color))).toEqual([]);
  });
});

describe('mirrored letters', () => {
  it('lists each mirrored letter once', () => {
    const all = [
      ...MIRRORED_SIDEWAYS,
      ...MIRRORED_UPWARD_ONLY,
      ...NOT_MIRRORED,
      ...SAME_AFTER_HALF_A_TURN,
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('art words', () => {
  it('defines each art word once and differently', () => {
    expect(new Set(ART_WORDS.map(({ word }) => word)).size).toBe(ART_WORDS.length);
    expect(new Set(ART_WORDS.map(({ is }) => is)).size).toBe(ART_WORDS.length);
  });

  it('refers only to existing art words as also true', () => {
    const words = ART_WORDS.map(({ word }) => word);
    for (const { also = [] } of ART_WORDS) expect(words).toEqual(expect.arrayContaining([...also]));
  });

  it('leaves at least two other choices in each group and grade', () => {
    for (const { group, from, also = [] } of ART_WORDS) {
      const others = ART_WORDS.filter((other) => other.group === group && other.from <= from);
      expect(others.length - 1 - also.length).toBeGreaterThanOrEqual(2);
    }
  });
});
