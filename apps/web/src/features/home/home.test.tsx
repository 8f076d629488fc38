import { screen, waitFor, within } from '@testing-library/react';
import type { UserJson } from '@wonderfield/contract/accounts/user-schema';
import { describe, expect, it } from 'vitest';
import { fakeApi, held } from '../../../testing/fake-api.ts';
import { aChild, anEducator, aParent, aStudent, userAnswer } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';

const HOMES = { parent: '/linked-child', student: '/create-avatar', educator: '/educator' };

const openHome = (session: UserJson, newest = session) => {
  const api = fakeApi({ getUser: () => userAnswer(newest) });
  return renderPortal({ at: HOMES[session.userType], session, api });
};

describe("the parent's home", () => {
  it('lists the children with their usernames and grades', async () => {
    const children = [aChild(), aChild({ userId: 'child-2', firstName: 'Iris', userGrade: '' })];
    openHome(aParent({ children }));
    await heading('My Children');
    expect(document.title).toBe('My Children · Wonderfield');
    expect(screen.getByRole('heading', { level: 2, name: 'Children (2)' })).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'My Children' })).getAllByRole('row');
    const cells = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['Theo', 'Whitfield', 'theo1234', 'Grade 3'],
      ['Iris', 'Whitfield', 'theo1234', '--'],
    ]);
    expect(await violations()).toEqual([]);
  });

  it('says so when there are none', async () => {
    openHome(aParent());
    await heading('My Children');
    expect(screen.getByText('No Children linked yet!')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('shows what the device knows at once, and the newest a moment later', async () => {
    const answer = held<ReturnType<typeof userAnswer>>();
    const api = fakeApi({ getUser: () => answer.promise });
    renderPortal({ at: '/linked-child', session: aParent(), api });
    await heading('My Children');
    expect(screen.getByText('No Children linked yet!')).toBeVisible();
    answer.give(userAnswer(aParent({ children: [aChild()] })));
    await screen.findByRole('heading', { level: 2, name: 'Children (1)' });
    expect(localStorage.getItem('user-data')).toContain('theo1234');
  });
});

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
