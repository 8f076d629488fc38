/* Constants of the mastery model. Ratings and difficulties are in logits. See docs/mastery.md. */

/** How much harder the same skill is one grade later. */
export const LOGITS_PER_GRADE = 0.8;

/** How much harder level 3 is than level 2. */
export const LOGITS_PER_LEVEL = 1.1;

/** The rating that a grade expects at level 2. */
export const EXPECTED_RATING = 1;

/** The level of a student in a subject before the first answer. It is low, so the first row feels easy. */
export const FIRST_LEVEL = { mean: -0.3, variance: 2.5 ** 2 } as const;

/** A new subject starts with this share of the level in the other subjects. */
export const NEW_SUBJECT = { share: 0.85, variance: 1, fewestAnswers: 6, doubt: 0.3 } as const;

/** How much skills of one student differ within a subject. */
export const SKILL_VARIANCE = 0.7 ** 2;

/** Variance that is added, because students learn and forget. */
export const DRIFT = {
  subjectPerAnswer: 0.0006,
  skillPerAnswer: 0.0015,
  skillPerDay: 0.001,
  perGrade: 0.05,
} as const;

/** The smallest variances, so the model never becomes certain. */
export const LEAST_VARIANCE = { subject: 0.02, skill: 0.03, rating: 0.04 } as const;

/** How much an answer teaches. Each student's own value follows the surprises. */
export const LEARNS = { start: 0.005, step: 0.02, least: -0.03, most: 0.12 } as const;

/** How far a rating sinks while a skill is not asked. */
export const FORGETS = { most: 0.2, days: 14 } as const;

/** The prior of a student's slip rate. Only questions with a higher chance than `known` count. */
export const SLIP = { mean: 0.06, weight: 4, known: 0.88, most: 0.25 } as const;

/** An answer after a hint counts less, and a right one proves less. */
export const HINT = { power: 0.5, guess: 0.5 } as const;

/** The second attempt, at a sibling question after the explanation. */
export const RETRY = { power: 0.5, help: 0.5, rightIfUnknown: 0.8 } as const;

/** Share of right first attempts that each level chosen by a parent aims for. */
export const AIMS = { easy: 0.86, medium: 0.81, challenging: 0.78 } as const;

/** A student far below the grade is asked easier questions. */
export const GENTLE = { below: -1.5, more: 0.025 } as const;

/** Chances that single questions of a row aim for. */
export const QUESTION_AIMS = {
  /** The first question is easy. It feels good, and it tells slips from gaps. */
  first: 0.91,
  /** An answer to a skill in bud tells more if it is harder. */
  bud: 0.77,
  placement: 0.72,
  lastOfPlacement: 0.88,
} as const;

/** Answers in a subject after which its placement ends. */
export const PLACEMENT_ANSWERS = 12;

/** What a bloom needs, and how sure the model must be. */
export const BLOOM = {
  rating: 1.1,
  answers: 8,
  days: 2,
  kinds: 2,
  sureness: { usual: 1.35, slope: 1.1, least: 0.2, most: 2.5 },
  /** A bloom holds with this share of the sureness. */
  keep: 0.6,
} as const;

/** What a bloom in the student's field needs. */
export const FIELD_BLOOM = { answers: 5, days: 2, keep: 0.3 } as const;

/** Intervals of review in days, and how a visit changes them. */
export const REVIEW = {
  first: 4,
  firstWeak: 3,
  good: { from: 0.75, factor: 2.3, factorIfEarly: 1.4 },
  fair: { from: 0.5, factor: 1.1 },
  poorFactor: 0.7,
  least: 3,
  most: 90,
} as const;
