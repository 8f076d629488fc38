/** A place is grown when its bed is full. */
export type PlaceDress = { isGrown: boolean };
