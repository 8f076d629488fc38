/** What only the simulation knows about a child. */
export type Profile = {
  /** Logits above or below what the grade expects. */
  base: number;
  /** Logits that each question teaches. */
  learns: number;
  /** Probability of a wrong answer in spite of knowing. */
  slips: number;
  /** Chooses answers by rules that ignore the question. */
  isTestWise?: boolean;
  /** Days without play. */
  away?: readonly [from: number, to: number];
};

export const PROFILES = {
  gifted: { base: 2.5, learns: 0.08, slips: 0.03 },
  strong: { base: 1.2, learns: 0.06, slips: 0.04 },
  average: { base: 0, learns: 0.04, slips: 0.05 },
  weak: { base: -1.2, learns: 0.03, slips: 0.06 },
  struggling: { base: -2.8, learns: 0.015, slips: 0.08 },
  fast: { base: 0, learns: 0.12, slips: 0.04 },
  slow: { base: -0.8, learns: 0.008, slips: 0.06 },
  careless: { base: 0.8, learns: 0.04, slips: 0.18 },
  guesser: { base: -9, learns: 0, slips: 0 },
  testWise: { base: -9, learns: 0, slips: 0, isTestWise: true },
  away: { base: 0, learns: 0.04, slips: 0.05, away: [8, 22] },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;
export const PROFILE_NAMES = Object.keys(PROFILES) as ProfileName[];

/** Profiles of children who answer by what they know. */
export const HONEST = PROFILE_NAMES.filter((name) => PROFILES[name].base > -9);
