/* Tiles on the line of an order task, without gaps from the left. */

type Placed = readonly number[];

/** Puts a tile at a place on the line. */
export const putTile = (placed: Placed, tile: number, place = Number.POSITIVE_INFINITY): Placed => {
  const others = placed.filter((each) => each !== tile);
  return others.toSpliced(Math.min(place, others.length), 0, tile);
};

export const takeOut = (placed: Placed, tile: number): Placed =>
  placed.filter((each) => each !== tile);

/** Moves a lifted tile with an arrow key. Up and right also put it on the line. */
export const moveTile = (placed: Placed, tile: number, key: string): Placed => {
  const place = placed.indexOf(tile);
  if (key === 'ArrowDown') return takeOut(placed, tile);
  if (place === -1) return key === 'ArrowLeft' ? placed : putTile(placed, tile);
  if (key === 'ArrowLeft') return putTile(placed, tile, Math.max(0, place - 1));
  if (key === 'ArrowRight') return putTile(placed, tile, place + 1);
  return placed;
};
