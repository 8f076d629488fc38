/* Maximum text lengths for the smallest card and for what a child reads at once. */

export const TEXT_LIMITS = {
  ask: 90,
  /** Four choices in a row on a desktop, two on a phone. */
  choice: 28,
  tile: 16,
  pair: 24,
  lineLabel: 6,
  passage: 420,
  sum: 18,
  seriesItem: 10,
  headline: 44,
  reason: 150,
  praise: 110,
  hint: 110,
  solved: 90,
  /** One sentence of a worked solution. */
  step: 90,
  skillName: 28,
} as const;

/** Kindergarten to grade 2 get one idea in a few words. */
export const WORD_LIMITS = {
  early: { ask: 14, headline: 8, reason: 16, praise: 10, hint: 12, step: 10 },
  later: { ask: 20, headline: 9, reason: 26, praise: 20, hint: 20, step: 16 },
} as const;
