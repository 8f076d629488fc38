const AT_GOOGLE = 'https://www.googleapis.com/auth/classroom';

/** Google scopes needed to read class names and members. */
export const GOOGLE_CLASS_SCOPES = [
  `${AT_GOOGLE}.courses.readonly`,
  `${AT_GOOGLE}.rosters.readonly`,
] as const;

/** All scopes requested from an educator. Without emails, students are matched by name only. */
export const GOOGLE_ROSTER_SCOPES = [
  ...GOOGLE_CLASS_SCOPES,
  `${AT_GOOGLE}.profile.emails`,
] as const;
