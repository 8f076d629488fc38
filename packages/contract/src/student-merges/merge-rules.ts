/** Days in which a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

type Mergeable = { canBeFolded: boolean };

/**
 * Returns true if at least one of the two accounts can be merged into the other. Other pairs are
 * not shown.
 */
export const canBeMerged = (first: Mergeable, second: Mergeable) =>
  first.canBeFolded || second.canBeFolded;
