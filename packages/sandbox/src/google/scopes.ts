const CLASSROOM = 'https://www.googleapis.com/auth/classroom.';

/** Requested at every sign-in and not optional. */
const IDENTITY_SCOPES = ['openid', 'email', 'profile'];

/** Long names of two scopes, used by some clients. */
const ENCODED_OUT: Record<string, string> = {
  'https://www.googleapis.com/auth/userinfo.email': 'email',
  'https://www.googleapis.com/auth/userinfo.profile': 'profile',
};

export const readScopes = (text: string): string[] =>
  text.split(' ').flatMap((scope) => (scope ? [ENCODED_OUT[scope] ?? scope] : []));

/** Returns the scopes with a checkbox on the consent page. */
export const optionalScopes = (scopes: string[]): string[] =>
  scopes.filter((scope) => !IDENTITY_SCOPES.includes(scope));

/** One of these scopes is enough for each kind of call. */
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
