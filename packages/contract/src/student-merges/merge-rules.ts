/** For how many days a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

type Mergeable = { canBeFolded: boolean };

/** Two of whom nobody can be folded are not asked about: the educator could do nothing. */
export const canBeMerged = (first: Mergeable, second: Mergeable) =>
  first.canBeFolded || second.canBeFolded;
