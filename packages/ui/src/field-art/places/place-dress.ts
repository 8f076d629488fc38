/** A place gains an object with its first row. With its sixth, it looks grown. */
export type PlaceDress = { hasGain: boolean; isGrown: boolean };
