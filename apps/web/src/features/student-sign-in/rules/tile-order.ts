import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';

/** Number of tiles above which the tiles are small. */
export const LARGE_TILES_MAX = 18;

/** Returns the tiles from A to Z, so they never move during a lesson. */
export const sortTiles = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.tile.localeCompare(b.tile));
