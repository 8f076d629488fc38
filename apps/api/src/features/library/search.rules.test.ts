import { describe, expect, it } from 'vitest';
import { isUnspaced, searchParts } from './search.rules.ts';

describe('searchParts and isUnspaced', () => {
  it.each([
    ['leaf', { words: '', beginning: 'leaf' }],
    ['leaf col', { words: 'leaf', beginning: 'col' }],
    ['hojas y ñan', { words: 'hojas y', beginning: 'ñan' }],
    ['"color wheel" le', { words: '"color wheel"', beginning: 'le' }],
    ['"color wheel', { words: '"color wheel' }],
    ['"color wheel"', { words: '"color wheel"' }],
    ['leaf -wheel', { words: 'leaf -wheel' }],
    ['leaf -follow-up', { words: 'leaf -follow', beginning: 'up' }],
    ['leaf or col', { words: 'leaf or col' }],
    ['leaf OR', { words: 'leaf', beginning: 'OR' }],
    ['2-LS2-1', { words: '2 LS2', beginning: '1' }],
    ['', { words: '' }],
    ["'; drop", { words: '', beginning: 'drop' }],
    ['-- --leaf', { words: '-leaf' }],
    ['"""leaf', { words: '"leaf' }],
    ['a:*b & (c | !d)', { words: 'a b c', beginning: 'd' }],
    ['------', { words: '' }],
  ])('parses the search %j as %j', (search, parts) => {
    expect(searchParts(search)).toEqual(parts);
  });

  it('detects scripts without spaces', () => {
    expect(['叶子', 'さくら', 'ใบไม้', 'leaf', 'лист', 'ورقة'].map(isUnspaced)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
