import { describe, expect, it } from 'vitest';
import { replaceBetween } from './replace-between.ts';

const PAGE = 'Before\n<!-- a:start -->\nold\n<!-- a:end -->\nAfter\n';

describe('replaceBetween', () => {
  it('replaces what is between the markers and nothing else', () => {
    expect(replaceBetween(PAGE, 'a', 'new')).toBe(PAGE.replace('old', 'new'));
  });

  it('returns the same page when it is called twice', () => {
    const once = replaceBetween(PAGE, 'a', 'new');
    expect(replaceBetween(once, 'a', 'new')).toBe(once);
  });

  it('throws when a marker is missing', () => {
    expect(() => replaceBetween(PAGE, 'b', 'new')).toThrow('<!-- b:start -->');
    expect(() => replaceBetween('<!-- a:start -->\n', 'a', 'new')).toThrow('with its end');
  });
});
