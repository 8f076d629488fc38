import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { noClassrooms } from '../classrooms.ts';
import { type FakeApi, fakeApi } from '../fake-api.ts';
import { clickButton, fill } from '../forms.ts';
import { aProposal, signedInAs, userResponse } from '../people.ts';
import { heading, renderPortal } from '../render-screen.tsx';

/** Titles of the sign-in pages by path. */
export const TITLES = {
  '/sign-in/parent': 'Home Account Sign In',
  '/sign-in/educator': 'Educator Account Sign In',
  '/sign-in/student': 'Student Account Sign In',
};
export type SignInPage = keyof typeof TITLES;
export const DOORS = Object.keys(TITLES) as SignInPage[];

/** Opens a sign-in page. */
export const openSignIn = async (at: SignInPage, api: FakeApi, query = '') => {
  const page = renderPortal({ at: `${at}${query}`, api });
  await heading(TITLES[at]);
  return page;
};

/** Opens a sign-in page and signs in with valid input. */
export const signInAt = async (at: SignInPage, api: FakeApi) => {
  const page = await openSignIn(at, api);
  if (at === '/sign-in/student') await fill(page.user, 'Username', 'maya4821');
  else await fill(page.user, 'Email Address', 'dana@example.org');
  await fill(page.user, 'Password', 'Clover#71');
  await clickButton(page.user, 'Sign In');
  return page;
};

/** A server on which this user signs in. */
export const server = (user: UserJson) =>
  fakeApi({
    login: () => signedInAs(user),
    getUser: () => userResponse(user),
    generateStudentPassword: () => aProposal(),
    logout: () => ({}),
    ...noClassrooms,
  });
