import { describe, expect, it } from 'vitest';
import { placeBeside } from './arrow-navigation.ts';

describe('placeBeside', () => {
  it('moves left and right and between the two rows with the arrow keys', () => {
    expect(placeBeside('math', 'ArrowRight')).toBe('socialStudies');
    expect(placeBeside('others', 'ArrowLeft')).toBe('socialStudies');
    expect(placeBeside('math', 'ArrowDown')).toBe('languageArts');
    expect(placeBeside('foreignLanguage', 'ArrowUp')).toBe('art');
  });

  it('stops at the edges of the field', () => {
    expect(placeBeside('math', 'ArrowLeft')).toBeUndefined();
    expect(placeBeside('math', 'ArrowUp')).toBeUndefined();
    expect(placeBeside('art', 'ArrowRight')).toBeUndefined();
    expect(placeBeside('music', 'ArrowDown')).toBeUndefined();
  });

  it('ignores other keys', () => {
    expect(placeBeside('math', 'Enter')).toBeUndefined();
  });
});
