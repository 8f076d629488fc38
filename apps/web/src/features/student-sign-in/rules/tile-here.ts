import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';

/**
 * Returns the tile of the student who is signed in on this device. Two students may have the same
 * name, so the name decides only without a remembered tile, and only if one tile has it.
 */
export const tileHere = (
  tiles: readonly Tile[],
  { ownTile, name }: { ownTile: string | undefined; name: string | undefined },
): string | undefined => {
  if (ownTile !== undefined) return ownTile;
  const [first, ...others] = tiles.filter((tile) => name !== undefined && tile.name === name);
  return others.length === 0 ? first?.tile : undefined;
};
