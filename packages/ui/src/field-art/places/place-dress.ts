/** Once its bed is full, a place gets its grown look. */
export type PlaceDress = { isGrown: boolean };
