const CLASSROOM = 'https://www.googleapis.com/auth/classroom.';

/** Asked for at every sign-in; nobody can leave these out. */
const IDENTITY_SCOPES = ['openid', 'email', 'profile'];

/** Some clients spell two of them out. */
const ENCODED_OUT: Record<string, string> = {
  'https://www.googleapis.com/auth/userinfo.email': 'email',
  'https://www.googleapis.com/auth/userinfo.profile': 'profile',
};

export const readScopes = (text: string): string[] =>
  text.split(' ').flatMap((scope) => (scope ? [ENCODED_OUT[scope] ?? scope] : []));

/** Those with a box of their own on the consent page. */
export const optionalScopes = (scopes: string[]): string[] =>
  scopes.filter((scope) => !IDENTITY_SCOPES.includes(scope));

/** One of these is enough for a kind of call. */
export const COURSE_SCOPES = ['courses.readonly', 'courses'].map((name) => CLASSROOM + name);
export const PEOPLE_SCOPES = [
  'rosters.readonly',
  'rosters',
  'profile.emails',
  'profile.photos',
].map((name) => CLASSROOM + name);

export const EMAIL_SCOPE = `${CLASSROOM}profile.emails`;

const LABELS: Record<string, string> = {
  [`${CLASSROOM}courses.readonly`]: 'View your Google Classroom classes',
  [`${CLASSROOM}rosters.readonly`]: 'View your Google Classroom class rosters',
  [EMAIL_SCOPE]: 'View the email addresses of people in your classes',
};

export const scopeLabel = (scope: string): string => LABELS[scope] ?? scope;
