import { expect, it } from 'vitest';
import { aTile } from '../../../../testing/open/open-class.ts';
import { tileHere } from './tile-here.ts';

const ONE = [aTile(), aTile({ tile: 'tile-2', name: 'MintFox' })];
const TWINS = [aTile(), aTile({ tile: 'tile-2' })];

it.each([
  ['the remembered tile of two with the same name', TWINS, 'tile-2', 'SunnyHop', 'tile-2'],
  ['the only tile with the name without a remembered tile', ONE, undefined, 'MintFox', 'tile-2'],
  ['no tile if two have the name', TWINS, undefined, 'SunnyHop', undefined],
  ['no tile for a student without a name', ONE, undefined, undefined, undefined],
])('returns %s', (_what, tiles, ownTile, name, expected) => {
  expect(tileHere(tiles, { ownTile, name })).toBe(expected);
});
