import { auth, classroom, type classroom_v1 } from '@googleapis/classroom';
import { expect } from 'vitest';
import { GOOGLE_CALLBACK, GOOGLE_CLIENT } from '../src/google/google-keys.ts';
import { type Client, PORTAL, signIn } from './open-id.ts';

/** Returns the portal's client registration at a sandbox. */
export const googleClientAt = (issuer: string): Client => ({
  ...GOOGLE_CLIENT,
  issuer,
  redirectUri: `${PORTAL}${GOOGLE_CALLBACK}`,
});

const PREFIX = 'https://www.googleapis.com/auth/classroom.';
const SCOPES = ['courses.readonly', 'rosters.readonly', 'profile.emails'];

/** Returns Google's own client, signed in as a person. */
export const classroomOf = async (client: Client, who: string, scopes = SCOPES) => {
  const scope = ['openid', ...scopes.map((name) => PREFIX + name)].join(' ');
  const params = { scope, access_type: 'offline', prompt: 'consent', as: who };
  const { tokens } = await signIn(client, params);
  const oauth = new auth.OAuth2({
    clientId: client.id,
    clientSecret: client.secret,
    endpoints: {
      oauth2TokenUrl: `${client.issuer}/token`,
      oauth2RevokeUrl: `${client.issuer}/revoke`,
    },
  });
  oauth.setCredentials({
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token ?? null,
  });
  const api = classroom({
    version: 'v1',
    auth: oauth,
    rootUrl: `${client.issuer}/`,
    retry: false,
  });
  return { api, oauth };
};

/** Returns all students of a course and the sizes of the pages. */
export const allStudents = async (
  api: classroom_v1.Classroom,
  courseId: string,
  pageSize?: number,
) => {
  const students: classroom_v1.Schema$Student[] = [];
  const sizes: number[] = [];
  let pageToken: string | undefined;
  do {
    const { data } = await api.courses.students.list({
      courseId,
      ...(pageSize && { pageSize }),
      ...(pageToken && { pageToken }),
    });
    sizes.push(data.students?.length ?? 0);
    students.push(...(data.students ?? []));
    pageToken = data.nextPageToken ?? undefined;
  } while (pageToken);
  return { students, sizes };
};

/** Matches an error in Google's envelope. */
export const failure = (code: number, status: string) => ({
  status: code,
  response: { data: { error: { code, status, errors: [expect.any(Object)] } } },
});
