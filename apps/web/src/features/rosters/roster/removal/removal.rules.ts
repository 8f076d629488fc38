const ASKED_FROM = 6;
const ASKED_SHARE = 4;

/** Returns true if a removal asks first, because it takes six students or a quarter of the class. */
export const asksBeforeRemoval = (count: number, classSize: number) =>
  count >= ASKED_FROM || (count > 1 && count * ASKED_SHARE >= classSize);
