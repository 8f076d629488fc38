import { describe, expect, it } from 'vitest';
import { placeInDirection } from './arrow-navigation.ts';

describe('placeInDirection', () => {
  it('moves left and right and between the two rows with the arrow keys', () => {
    expect(placeInDirection('math', 'ArrowRight')).toBe('socialStudies');
    expect(placeInDirection('others', 'ArrowLeft')).toBe('socialStudies');
    expect(placeInDirection('math', 'ArrowDown')).toBe('languageArts');
    expect(placeInDirection('foreignLanguage', 'ArrowUp')).toBe('art');
  });

  it('stops at the edges of the field', () => {
    expect(placeInDirection('math', 'ArrowLeft')).toBeUndefined();
    expect(placeInDirection('math', 'ArrowUp')).toBeUndefined();
    expect(placeInDirection('art', 'ArrowRight')).toBeUndefined();
    expect(placeInDirection('music', 'ArrowDown')).toBeUndefined();
  });

  it('ignores other keys', () => {
    expect(placeInDirection('math', 'Enter')).toBeUndefined();
  });
});
