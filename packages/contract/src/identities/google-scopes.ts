const AT_GOOGLE = 'https://www.googleapis.com/auth/classroom';

/** What reading classes takes at Google: their names, and who is in them. */
export const GOOGLE_CLASS_SCOPES = [
  `${AT_GOOGLE}.courses.readonly`,
  `${AT_GOOGLE}.rosters.readonly`,
] as const;

/** All an educator is asked for; without the addresses students are matched by name alone. */
export const GOOGLE_ROSTER_SCOPES = [
  ...GOOGLE_CLASS_SCOPES,
  `${AT_GOOGLE}.profile.emails`,
] as const;
