import { screen } from '@testing-library/react';
import type { SchoolJson } from '@wonderfield/contract/educators/school-admin';
import { fakeApi } from '../fake-api.ts';
import { clickButton } from '../forms.ts';
import { anEducator, userResponse } from '../people.ts';
import { heading, renderPortal } from '../render-screen.tsx';
import { aSchool } from '../schools.ts';

export type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
export type SchoolAnswer = { school: SchoolJson };

/** Session fields of the administrator's calls. */
export const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const administrator = anEducator({ licenseType: 'school/district', grades: [] });

/** Opens the school page as its administrator. */
export const renderSchool = (handlers: Handlers, others: Parameters<typeof fakeApi>[1] = {}) => {
  const api = fakeApi({ getUser: () => userResponse(administrator), ...handlers }, others);
  return { ...renderPortal({ at: '/school', session: administrator, api }), api };
};

/** Opens the school page and waits for the school. */
export const openSchool = async (school: SchoolJson = aSchool(), handlers: Handlers = {}) => {
  const page = renderSchool({ getSchool: () => ({ school }), ...handlers });
  await heading(school.schoolName);
  return page;
};

/** Clicks a button that opens a confirmation. */
export const openQuestion = async (
  name: string,
  title: string,
  handlers: Handlers,
  school: SchoolJson = aSchool(),
) => {
  const page = await openSchool(school, handlers);
  await clickButton(page.user, name);
  const dialog = await screen.findByRole('alertdialog', { name: title });
  return { ...page, dialog };
};

export const button = (name: string) => screen.queryByRole('button', { name });
