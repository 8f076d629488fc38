import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { StudentJson } from '@wonderfield/contract/classrooms/student';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, pick } from '../../../../../testing/forms.ts';
import { heading } from '../../../../../testing/render-screen.tsx';
import {
  aRoster,
  aRosterStudent,
  type Handlers,
  openRoster,
} from '../../../../../testing/rosters.ts';

const student = (userId: string, firstName: string, changes: Partial<StudentJson> = {}) =>
  aRosterStudent({
    userId,
    firstName,
    lastName: 'Lee',
    email: `user${userId}`,
    signInMethod: 'pictures',
    hasCard: true,
    ...changes,
  });
const ROOM = aRoster(
  [
    student('1', 'Pia', { signsInWith: 'card', signedInAt: '2026-11-10T09:00:00.000Z' }),
    student('2', 'Wes', { signInMethod: 'words', hasCard: false, signsInWith: 'password' }),
    student('3', 'Fay', { schoolAccountReg: '0', hasIssuedPassword: false, hasCard: false }),
  ],
  { noOfStudents: 20 },
);

const open = async (handlers: Handlers = {}, room = ROOM) => {
  const page = openRoster('list-students', room, handlers);
  await heading('Room 12 Explorers');
  await screen.findByRole('table');
  return page;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const choose = async (user: User, name: string, item: string) => {
  await clickButton(user, `More for ${name} Lee`);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const items = async (user: User, name: string) => {
  await clickButton(user, `More for ${name} Lee`);
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

const ofClass = (room: typeof ROOM, signInMethod: 'pictures' | 'own') => ({
  ...room,
  signInMethod,
});
const openClassMethod = async (changed = 0, room: typeof ROOM = ofClass(ROOM, 'pictures')) => {
  const page = await open(
    {
      setClassSignIn: () => ({ changed, classRoomJson: room }),
      setSignInMethod: () => ({ changed }),
    },
    room,
  );
  await clickButton(page.user, 'Sign-in');
  await screen.findByRole('dialog', { name: 'How students of Room 12 Explorers sign in' });
  return page;
};
const classCalls = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.calls('setClassSignIn').map(({ fields: { method, appliesTo, cardsOnlyWhileOpen } }) => ({
    ...(method !== undefined && { method, appliesTo }),
    ...(cardsOnlyWhileOpen !== undefined && { cardsOnlyWhileOpen }),
  }));

beforeAll(async () => void (await import('../../screens/list-students-screen.tsx')), 60_000);

describe('Sign-in methods on the roster', () => {
  it('shows the method and the last sign-in', async () => {
    await open();
    const row = screen.getByText('user1').closest('tr');
    expect(row).toHaveTextContent('PicturesLast with: Card');
    const typed = screen.getByText('user2').closest('tr');
    expect(typed).toHaveTextContent('Words');
    expect(typed).not.toHaveTextContent('Last with');
  });

  it.each([
    ['Pia', ['Show a one-time code', 'Show pictures', 'New pictures', 'Stop card']],
    ['Wes', ['Show a one-time code']],
    ['Fay', []],
  ])('offers to %s only what the method has', async (name, expected) => {
    const { user } = await open();
    const codes = ['Show a one-time code', 'Show pictures', 'New pictures', 'Stop card'];
    expect((await items(user, name)).filter((item) => codes.includes(item ?? ''))).toEqual(
      expected,
    );
  });

  it('changes the method of one student and undoes it', async () => {
    const { user, api } = await open({ setSignInMethod: () => ({ changed: 1 }) });
    await choose(user, 'Pia', 'Sign-in method');
    const dialog = within(await screen.findByRole('dialog', { name: 'How Pia Lee signs in' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await pick(user, /^Words/);
    expect(dialog.getByText(/Pia Lee will be signed out\. The old card/)).toBeVisible();
    await clickButton(user, 'Save');
    expect(await screen.findByText('Pia Lee signs in with: Words. Print new cards.')).toBeVisible();
    await clickButton(user, 'Undo');
    expect(await screen.findByText(/^The method is as before/)).toBeVisible();
    expect(
      api.calls('setSignInMethod').map(({ fields }) => [fields.studentIds, fields.method]),
    ).toEqual([
      ['["1"]', 'words'],
      ['["1"]', 'pictures'],
    ]);
  });

  it('keeps the dialog open when the method cannot be changed', async () => {
    const { user } = await open({ setSignInMethod: () => reject('STU_001') });
    await choose(user, 'Pia', 'Sign-in method');
    await pick(user, /^Card/);
    await clickButton(user, 'Save');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'How Pia Lee signs in' })).toBeVisible();
  });

  it('changes the method of selected students and leaves out those of a family', async () => {
    const { user, api } = await open({ setSignInMethod: () => ({ changed: 2 }) });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Selected students' })).getAllByRole('button', {
        name: 'Sign-in method',
      })[0] as HTMLElement,
    );
    await screen.findByRole('dialog', { name: 'How 2 students sign in' });
    await pick(user, /^Card/);
    await clickButton(user, 'Save');
    await waitFor(() => expect(api.calls('setSignInMethod')).toHaveLength(1));
    expect(JSON.parse(api.calls('setSignInMethod')[0]?.fields.studentIds as string).sort()).toEqual(
      ['1', '2'],
    );
  });

  it('limits the cards of the class without touching the methods, and undoes it', async () => {
    const { user, api } = await openClassMethod();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Cards only work while/ }));
    await clickButton(user, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    await clickButton(user, 'Undo');
    expect(await screen.findByText('The class signs in as before.')).toBeVisible();
    expect(classCalls(api)).toEqual([{ cardsOnlyWhileOpen: '1' }, { cardsOnlyWhileOpen: '0' }]);
    expect(api.calls('setSignInMethod')).toHaveLength(0);
  });

  it('keeps individual methods unless the teacher changes all, and undoes it', async () => {
    const { user, api } = await openClassMethod(2);
    await pick(user, /^Card/);
    expect(screen.getByText('1 student has another method. Change it too?')).toBeVisible();
    expect(screen.getByText(/^1 student will get this method/)).toBeVisible();
    await pick(user, /^Change all/);
    expect(screen.getByText(/^2 students will get this method/)).toBeVisible();
    await clickButton(user, 'Save');
    expect(await screen.findByText('Saved. Print new cards for 2 students.')).toBeVisible();
    await clickButton(user, 'Undo');
    expect(await screen.findByText(/^The class signs in as before/)).toBeVisible();
    expect(classCalls(api)).toEqual([
      { method: 'scan', appliesTo: 'all' },
      { method: 'pictures', appliesTo: 'none' },
    ]);
    expect(
      api.calls('setSignInMethod').map(({ fields }) => [fields.studentIds, fields.method]),
    ).toEqual([
      ['["1"]', 'pictures'],
      ['["2"]', 'words'],
    ]);
  });

  it('changes only students with the method of the class by default', async () => {
    const { user, api } = await openClassMethod(1);
    await pick(user, /^Card/);
    await clickButton(user, 'Save');
    expect(await screen.findByText('Saved. Print a new card for 1 student.')).toBeVisible();
    expect(classCalls(api)).toEqual([{ method: 'scan', appliesTo: 'sameMethod' }]);
  });

  it('says before that chosen passwords are lost, and offers no Undo', async () => {
    const chosen = student('4', 'Oda', { signInMethod: 'own', hasIssuedPassword: false });
    const { user } = await openClassMethod(1, ofClass(aRoster([chosen]), 'own'));
    await pick(user, /^Words/);
    expect(screen.getByText(/passwords that students chose will be replaced/)).toBeVisible();
    await clickButton(user, 'Save');
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers an archived class no change of methods', async () => {
    const { user } = await open({}, { ...ROOM, isArchived: true });
    expect(await items(user, 'Pia')).not.toContain('Sign-in method');
  });

  it('shows a code that signs a student in once', async () => {
    const { user, api } = await open({
      showSignInCode: () => ({
        cardCode: 'abcdefghijklmnopqrstuv',
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      }),
    });
    await choose(user, 'Wes', 'Show a one-time code');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign Wes Lee in' }));
    expect(await dialog.findByRole('img', { name: /signs Wes Lee in once/ })).toBeVisible();
    expect(dialog.getByText(/^Works for (10:00|9:5\d)$/)).toBeVisible();
    expect(api.calls('showSignInCode')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      requestUserId: '2',
    });
  });

  it('says why there is no code and tries again', async () => {
    const { user } = await open({ showSignInCode: () => reject('CHD_009') });
    await choose(user, 'Wes', 'Show a one-time code');
    expect(await screen.findByText(/has the method “Own password”/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows the pictures, which is recorded, and deals new ones', async () => {
    const { user } = await open({
      showPictures: () => ({ pictures: [{ userId: '1', pictures: ['sun', 'cat', 'key'] }] }),
      renewPictures: () => ({ pictures: [{ userId: '1', pictures: ['drum', 'star', 'fish'] }] }),
    });
    await choose(user, 'Pia', 'Show pictures');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Pia Lee' }));
    expect(await dialog.findByText('cat')).toBeVisible();
    expect(dialog.getByText('This view is recorded with your name.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'New pictures' }));
    expect(await dialog.findByText('drum')).toBeVisible();
    expect(dialog.queryByText('cat')).not.toBeInTheDocument();
  });

  it('opens the cards with new pictures, which are kept in memory only', async () => {
    const { user, location } = await open({
      renewPictures: () => ({ pictures: [{ userId: '1', pictures: ['drum', 'star', 'fish'] }] }),
    });
    await choose(user, 'Pia', 'New pictures');
    expect(await screen.findByText(/The old pictures stop working at once/)).toBeVisible();
    await clickButton(user, 'New pictures');
    expect(await screen.findByText('fish')).toBeVisible();
    expect(location()).toBe('/list-students/room-12?view=cards');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('fish');
  });

  it('stops a card after asking', async () => {
    const { user, api, location } = await open({ revokeCards: () => ({ revoked: 1 }) });
    await choose(user, 'Pia', 'Stop card');
    expect(await screen.findByText(/sessions that it opened end/)).toBeVisible();
    expect(screen.getByText('The username and the pictures still work.')).toBeVisible();
    await clickButton(user, 'Stop card');
    expect(await screen.findByText('The card of Pia Lee no longer works.')).toBeVisible();
    expect(api.calls('revokeCards')[0]?.fields.studentIds).toBe('["1"]');
    await clickButton(user, 'Print a new card');
    expect(await screen.findByText('Showing only the card of Pia Lee, of 3 cards.')).toBeVisible();
    expect(location()).toBe('/list-students/room-12?view=cards');
  });

  it('says that a student with the method Card needs a new card', async () => {
    const sam = student('5', 'Sam', { signInMethod: 'scan' });
    const { user } = await open({}, aRoster([sam]));
    await choose(user, 'Sam', 'Stop card');
    expect(await screen.findByText('Sam Lee needs a new card to sign in.')).toBeVisible();
    expect(screen.queryByText(/password still/)).not.toBeInTheDocument();
  });
});
