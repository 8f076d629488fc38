import { describe, expect, it } from 'vitest';
import { placeBeside } from './arrow-navigation.ts';

describe('walking with the arrow keys', () => {
  it('goes left and right, and between the two rows', () => {
    expect(placeBeside('math', 'ArrowRight')).toBe('socialStudies');
    expect(placeBeside('others', 'ArrowLeft')).toBe('socialStudies');
    expect(placeBeside('math', 'ArrowDown')).toBe('languageArts');
    expect(placeBeside('foreignLanguage', 'ArrowUp')).toBe('art');
  });

  it('stops where the field ends', () => {
    expect(placeBeside('math', 'ArrowLeft')).toBeUndefined();
    expect(placeBeside('math', 'ArrowUp')).toBeUndefined();
    expect(placeBeside('art', 'ArrowRight')).toBeUndefined();
    expect(placeBeside('music', 'ArrowDown')).toBeUndefined();
  });

  it('does nothing with other keys', () => {
    expect(placeBeside('math', 'Enter')).toBeUndefined();
  });
});
