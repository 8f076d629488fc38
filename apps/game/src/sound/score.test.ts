import { describe, expect, it } from 'vitest';
import { lengthOf, SCORE, SOUND_NAMES } from './score.ts';

describe('sounds', () => {
  it.each(SOUND_NAMES)('keeps the sound %s soft and shorter than a second', (name) => {
    expect(lengthOf(name)).toBeLessThanOrEqual(1_000);
    for (const { loudness } of SCORE[name]) expect(loudness).toBeLessThanOrEqual(1 / 3);
  });

  it('plays five rising notes for the five stages of growth', () => {
    const starts = new Map(SCORE.grow.map(({ atMs, hertz }) => [atMs, hertz / 2]));
    expect(starts.size).toBe(5);
    expect([...starts.values()]).toEqual(
      [...starts.values()].sort((first, second) => first - second),
    );
  });

  it('raises the pitch from bar to bar', () => {
    const pitches = ([1, 2, 3, 4, 5] as const).map((bar) => SCORE[`bar${bar}`][0]?.hertz ?? 0);
    expect(pitches).toEqual([...pitches].sort((first, second) => first - second));
    expect(new Set(pitches).size).toBe(5);
  });
});
