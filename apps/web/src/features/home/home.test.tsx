import { screen, waitFor } from '@testing-library/react';
import type { UserJson } from '@wonderfield/contract/accounts/user-schema';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { anEducator, aStudent, userAnswer } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';

const openHome = (session: UserJson, newest = session) => {
  const api = fakeApi({ getUser: () => userAnswer(newest) });
  const at = session.userType === 'student' ? '/create-avatar' : '/educator';
  return renderPortal({ at, session, api });
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

describe("the educator's home", () => {
  it.each([
    [
      'waits for approval',
      anEducator({ isApproved: false }),
      'Your account is waiting for approval',
    ],
    [
      'is approved, without a school',
      anEducator({ schoolName: undefined }),
      'Your account is approved',
    ],
    ['is approved, without grades', anEducator({ educatorGrades: [] }), 'Your account is approved'],
    ['is ready', anEducator(), 'Your account is ready'],
  ])('%s', async (_state, session, title) => {
    openHome(session);
    await heading('Welcome, Amara');
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  it('shows the school and the grades', async () => {
    openHome(anEducator({ educatorGrades: ['3', '4'] }));
    expect(await screen.findByText('Alder Creek Elementary')).toBeVisible();
    expect(document.title).toBe('Welcome, Amara · Wonderfield');
    expect(screen.getByText('Grade 3, Grade 4')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('changes by itself when the approval arrives', async () => {
    openHome(anEducator({ isApproved: false }), anEducator());
    await waitFor(() => expect(screen.getByText('Your account is ready')).toBeVisible());
  });
});
