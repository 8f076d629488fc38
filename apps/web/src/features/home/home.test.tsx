import { screen } from '@testing-library/react';
import type { UserJson } from '@wonderfield/contract/accounts/user-schema';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aStudent, userAnswer } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';

const openHome = (session: UserJson) => {
  const api = fakeApi({ getUser: () => userAnswer(session) });
  return renderPortal({ at: '/create-avatar', session, api });
};

describe("the pupil's home", () => {
  it('greets by first name, with the name of the avatar', async () => {
    openHome(aStudent({ avatarName: 'Brambles' }));
    await heading('Hello, Maya');
    expect(document.title).toBe('Hello, Maya · Wonderfield');
    expect(screen.getByText('Your avatar is called Brambles.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('says when the avatar has no name yet', async () => {
    openHome(aStudent());
    expect(await screen.findByText('Your avatar has no name yet.')).toBeVisible();
  });
});
