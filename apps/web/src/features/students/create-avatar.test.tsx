import { screen, waitFor, within } from '@testing-library/react';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { describe, expect, it, vi } from 'vitest';
import { fail, fakeApi, held, reject } from '../../../testing/fake-api.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';

const named = { avatarName: 'Skylark', avatarLook: 'bloom-3' };

const DOWNLOAD = { portal: { game: { downloadUrl: 'https://games.test/app' } } };

const open = async (
  student = aStudent(),
  handlers: Parameters<typeof fakeApi>[0] = {},
  others: Parameters<typeof fakeApi>[1] = {},
) => {
  const given = {
    getUser: () => userResponse(student),
    saveAvatarName: ({ avatarName, avatarPreview }) => ({ name: avatarName, avatarPreview }),
    ...handlers,
  } satisfies Parameters<typeof fakeApi>[0];
  const api = fakeApi(given, others);
  const page = renderPortal({ at: '/create-avatar', session: student, api });
  await heading('Ready to play');
  return { ...page, api };
};
const nameField = () => screen.getByRole('textbox', { name: 'Avatar name' });
const play = () => screen.getByRole('button', { name: 'Play Now' });

describe('the name of the avatar', () => {
  // @proves R-create-avatar
  it('is asked for, with friendly rules, and passes axe', async () => {
    await open();
    expect(nameField()).toHaveValue('');
    expect(screen.getByText('Who am I?')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  // @proves R-create-avatar, S-avatar
  it('is the one chosen before', async () => {
    const { user } = await open(aStudent(named));
    expect(nameField()).toHaveValue('Skylark');
    // Whoever has a name came to play: the rest is folded away.
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText('How about')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change name or flower' }));
    expect(screen.getByText('How about')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Flower 4' })).toBeChecked();
  });

  // @proves F-avatar-length, F-avatar-special, F-avatar-real-name, K-avatar-name
  it.each([
    ['abc', 'Must be at least 4 characters'],
    ['abcdefghijklm', 'Max 12 characters are allowed'],
    ['Sunny!', 'Please use letters and numbers only'],
    ['Maya99', 'Please do not use your real name'],
    ['0k4f0r', 'Please do not use your real name'],
  ])('%j is refused: %s', async (name, words) => {
    const { user, api } = await open();
    expect(play()).toBeDisabled();
    await user.type(nameField(), `${name}{Enter}`);
    await user.tab();
    expect(screen.getByText(words)).toBeVisible();
    expect(play()).toBeDisabled();
    expect(api.calls('saveAvatarName')).toEqual([]);
    expect(nameField()).toHaveValue(name);
  });

  it('is told live what is wrong, but not to hurry', async () => {
    const { user } = await open();
    await user.type(nameField(), 'May');
    expect(nameField()).toBeValid();
    await user.type(nameField(), 'a99');
    expect(screen.getByText('Please do not use your real name')).toBeVisible();
    await user.clear(nameField());
    expect(nameField()).toBeValid();
    await user.type(nameField(), 'SunnyHop');
    expect(play()).toBeEnabled();
  });

  // @proves S-avatar
  it('shows where one stands while typing, and on the plate', async () => {
    const { user } = await open();
    const rules = screen.getByRole('list', { name: 'Your name needs' });
    await user.type(nameField(), 'Maya');
    expect(within(rules).getByText('4 to 12 letters or numbers').closest('li')).toHaveTextContent(
      'done',
    );
    expect(within(rules).getByText('Not your real name').closest('li')).toHaveTextContent(
      'still missing',
    );
    await user.clear(nameField());
    await user.type(nameField(), 'SunnyHop');
    expect(within(rules).getByText('Not your real name').closest('li')).toHaveTextContent('done');
    expect(screen.getByText('SunnyHop', { selector: 'p' })).toBeVisible();
  });

  it.each(['Maya!', 'MayaOkaforMaya'])(
    'is not taken for another one because something else is wrong too: %s',
    async (name) => {
      const { user } = await open();
      await user.type(nameField(), name);
      const rules = screen.getByRole('list', { name: 'Your name needs' });
      for (const rule of within(rules).getAllByRole('listitem')) {
        expect(rule).toHaveTextContent('still missing');
      }
    },
  );

  // @proves S-avatar
  it('can be taken from an idea, and there are others', async () => {
    const { user } = await open();
    const ideas = () =>
      screen
        .getAllByRole('button')
        .map((button) => button.textContent ?? '')
        .filter((text) => /^[A-Z][a-z]+[A-Z][a-z]+$/.test(text));
    const [first] = ideas();
    await user.click(screen.getByRole('button', { name: String(first) }));
    expect(nameField()).toHaveValue(first);
    await user.click(screen.getByRole('button', { name: 'Other ideas' }));
    expect(ideas()).not.toContain(first);
  });

  // @proves S-avatar
  it('tells what only the server knows under the field', async () => {
    const { user } = await open(aStudent(), {
      saveAvatarName: () =>
        reject('AVN_004', { errors: { avatarName: 'Please choose another name' } }),
    });
    await user.type(nameField(), 'Unkind1');
    await user.click(play());
    expect(await screen.findByText('Please choose another name')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Play Now', () => {
  const startPlay = () => ({ playToken: 'secret-token', gameUrl: '/game/' });

  // @proves R-create-avatar, S-play-choice, P-student-avatar
  it('saves name and look, then asks how to play where there are two ways', async () => {
    const { user, api } = await open(aStudent(), {}, DOWNLOAD);
    await user.type(nameField(), 'SunnyHop');
    await user.click(screen.getByRole('radio', { name: 'Flower 5' }));
    await user.click(play());
    expect(await screen.findByRole('dialog', { name: 'How do you want to play?' })).toBeVisible();
    expect(api.calls('saveAvatarName').map((call) => call.fields)).toMatchObject([
      { avatarName: 'SunnyHop', avatarPreview: 'bloom-4' },
    ]);
    expect(await violations()).toEqual([]);
  });

  // @proves S-play-choice, S-avatar
  it('asks nothing while there is only one way: the game opens at once', async () => {
    const location = fakeLocation();
    const response = held<ReturnType<typeof startPlay>>();
    const { user, api } = await open(aStudent(named), { startPlay: () => response.promise });
    await user.click(play());
    expect(await screen.findByRole('button', { name: 'Starting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    response.give(startPlay());
    // Behind the #, where no server sees it.
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/game/#play=secret-token'));
    expect(api.calls('startPlay')).toHaveLength(1);
    expect(api.calls('saveAvatarName')).toEqual([]);
  });

  it('can be pressed again when the game did not open', async () => {
    const { user, api } = await open(aStudent(named), { startPlay: fail });
    await user.click(play());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(await screen.findByRole('button', { name: 'Play Now' }));
    await waitFor(() => expect(api.calls('startPlay')).toHaveLength(2));
  });

  // @proves S-play-choice
  it('opens the game with a token behind the # from the question, too', async () => {
    const location = fakeLocation();
    const { user } = await open(aStudent(named), { startPlay }, DOWNLOAD);
    await user.click(play());
    await user.click(await screen.findByRole('button', { name: /Play in the browser/ }));
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/game/#play=secret-token'));
  });

  // @proves C-makePlayCode
  it('shows a play code for the downloaded game, and another one on request', async () => {
    const codes = ['K3M9-2QXZ', 'T7W1-0BCD'];
    const api = fakeApi(
      {
        getUser: () => userResponse(aStudent(named)),
        makePlayCode: () => ({ playCode: codes.shift() ?? '' }),
      },
      { portal: { game: { downloadUrl: 'https://games.test/app' } } },
    );
    const { user } = renderPortal({ at: '/create-avatar', session: aStudent(named), api });
    await heading('Ready to play');
    await user.click(play());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Show a play code' }));
    expect(await dialog.findByText('K3M9-2QXZ')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('It works once, for 10 minutes.');
    expect(await violations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Show another code' }));
    expect(await dialog.findByText('T7W1-0BCD')).toBeVisible();
    expect(dialog.queryByText('K3M9-2QXZ')).toBeNull();
  });

  // @proves S-play-choice
  it('links to the download of this installation', async () => {
    const api = fakeApi(
      { getUser: () => userResponse(aStudent(named)) },
      { portal: { game: { downloadUrl: 'https://games.test/app' } } },
    );
    const { user } = renderPortal({ at: '/create-avatar', session: aStudent(named), api });
    await heading('Ready to play');
    await user.click(play());
    expect(await screen.findByRole('link', { name: /Download the app/ })).toHaveAttribute(
      'href',
      'https://games.test/app',
    );
  });

  // @proves S-play-choice, M-device-unsupported
  it('says so on a device that is too old for the game, with the way to the FAQ', async () => {
    vi.stubGlobal('AbortSignal', class {});
    const { user } = await open(aStudent(named));
    await user.click(play());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Currently we do not support the game on your device');
    expect(within(dialog).getByRole('link', { name: 'See our FAQ' })).toHaveAttribute(
      'href',
      'https://wonderfield.test/faq',
    );
    expect(within(dialog).queryByRole('button', { name: /Play in the browser/ })).toBeNull();
  });
});

describe('the flower', () => {
  const atTheEar = () => document.querySelector('[data-flower]')?.getAttribute('data-flower');
  const inTheHeader = () =>
    screen.getByRole('button', { name: /Maya Okafor/ }).querySelector('svg')?.innerHTML;

  // @proves S-flower
  it('is on the hare as soon as it is chosen', async () => {
    const { user } = await open();
    expect(atTheEar()).toBe('0');
    await user.click(screen.getByRole('radio', { name: 'Flower 5' }));
    expect(atTheEar()).toBe('4');
  });

  // @proves S-flower
  it('is the one chosen before, and is in the header once it is saved', async () => {
    fakeLocation();
    let student = aStudent(named);
    const { user } = await open(student, {
      getUser: () => userResponse(student),
      saveAvatarName: ({ avatarName, avatarPreview }) => {
        student = aStudent({ ...named, avatarLook: String(avatarPreview) });
        return { name: avatarName, avatarPreview };
      },
      startPlay: () => ({ playToken: 'secret-token', gameUrl: '/game/' }),
    });
    expect(atTheEar()).toBe('3');
    const before = inTheHeader();
    await user.click(screen.getByRole('button', { name: 'Change name or flower' }));
    await user.click(screen.getByRole('radio', { name: 'Flower 8' }));
    await user.click(play());
    await waitFor(() => expect(inTheHeader()).not.toBe(before));
    expect(atTheEar()).toBe('7');
  });
});

describe('the login of somebody who joined with a code', () => {
  const joined = aStudent({ ...named, isSchoolMade: true, canShowLogin: true });
  const login = {
    email: 'k3m92qxy',
    studentPassword: encodeChildPassword('Garden-otter42'),
    joined: 'Room 12 Explorers',
  };

  // @proves S-own-login
  it('is in reach until the first sign-out, to look at and to print', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, api } = await open(joined, { showOwnLogin: () => login });
    await user.click(screen.getByRole('button', { name: 'My login' }));
    await heading('My login');
    const card = await screen.findByRole('region', { name: 'My Wonderfield login' });
    expect(card).toHaveTextContent('k3m92qxy');
    expect(card).toHaveTextContent('Garden-otter42');
    expect(screen.getByText(/until you sign out for the first time/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Ready to play');
    expect(document.body).not.toHaveTextContent('Garden-otter42');
    expect(JSON.stringify(localStorage)).not.toContain('Garden-otter42');
    expect(api.calls('showOwnLogin')).toHaveLength(1);
  });

  it('is not offered to anybody else', async () => {
    await open(aStudent(named));
    expect(screen.queryByRole('button', { name: 'My login' })).toBeNull();
  });

  it('says when it cannot be shown', async () => {
    const { user } = await open(joined, { showOwnLogin: () => reject('AUZ_001') });
    await user.click(screen.getByRole('button', { name: 'My login' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('not allowed');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});

describe('the way back into a game that was loaded again', () => {
  // @proves R-return-to-game
  it('leads into it with a fresh token, and leaves no page behind', async () => {
    const location = fakeLocation();
    const api = fakeApi({ startPlay: () => ({ playToken: 'new-token', gameUrl: '/game/' }) });
    renderPortal({ at: '/return-to-game', session: aStudent(named), api });
    await heading('Back to your field');
    await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/game/#play=new-token'));
    expect(api.calls('startPlay')).toHaveLength(1);
    expect(location.assign).not.toHaveBeenCalled();
  });

  // @proves R-return-to-game
  it('leads home where the game would not open', async () => {
    const api = fakeApi({
      startPlay: () => reject('AVN_005'),
      getUser: () => userResponse(aStudent()),
    });
    renderPortal({ at: '/return-to-game', session: aStudent(), api });
    await heading('Ready to play');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('leads to the door where nobody is signed in', async () => {
    renderPortal({ at: '/return-to-game', api: fakeApi() });
    await heading('Sign In');
  });
});
