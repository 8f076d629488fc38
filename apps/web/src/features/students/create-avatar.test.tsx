import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { aStudent, userAnswer } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';

const named = { avatarName: 'Skylark', avatarLook: 'bloom-3' };

const open = async (student = aStudent(), handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    getUser: () => userAnswer(student),
    saveAvatarName: ({ avatarName, avatarPreview }) => ({ name: avatarName, avatarPreview }),
    ...handlers,
  });
  const page = renderPortal({ at: '/create-avatar', session: student, api });
  await heading('Ready to play');
  return { ...page, api };
};
const nameField = () => screen.getByRole('textbox', { name: 'Avatar name' });
const play = () => screen.getByRole('button', { name: 'Play Now' });

describe('the name of the avatar', () => {
  it('is asked for, with friendly rules, and passes axe', async () => {
    await open();
    expect(nameField()).toHaveValue('');
    expect(screen.getByText('Who am I?')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

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

  it('tells what only the server knows under the field', async () => {
    const { user } = await open(aStudent(), {
      saveAvatarName: () =>
        refuse('AVN_004', { errors: { avatarName: 'Please choose another name' } }),
    });
    await user.type(nameField(), 'Unkind1');
    await user.click(play());
    expect(await screen.findByText('Please choose another name')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Play Now', () => {
  it('saves name and look, then asks how to play', async () => {
    const { user, api } = await open();
    await user.type(nameField(), 'SunnyHop');
    await user.click(screen.getByRole('radio', { name: 'Flower 5' }));
    await user.click(play());
    expect(await screen.findByRole('dialog', { name: 'How do you want to play?' })).toBeVisible();
    expect(api.calls('saveAvatarName').map((call) => call.fields)).toMatchObject([
      { avatarName: 'SunnyHop', avatarPreview: 'bloom-4' },
    ]);
    expect(await violations()).toEqual([]);
  });

  it('saves nothing when nothing changed', async () => {
    const { user, api } = await open(aStudent(named));
    await user.click(play());
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(api.calls('saveAvatarName')).toEqual([]);
  });

  it('opens the game with a token behind the #, where no server sees it', async () => {
    const location = fakeLocation();
    const { user } = await open(aStudent(named), {
      startPlay: () => ({ playToken: 'secret-token', gameUrl: '/game/' }),
    });
    await user.click(play());
    await user.click(await screen.findByRole('button', { name: /Play in the browser/ }));
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/game/#play=secret-token'));
  });

  it('offers a download only where there is one', async () => {
    const first = await open(aStudent(named));
    await first.user.click(play());
    await screen.findByRole('dialog');
    expect(screen.queryByRole('link', { name: /Download the app/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show a play code' })).toBeNull();
  });

  it('shows a play code for the downloaded game, and another one on request', async () => {
    const codes = ['K3M9-2QXZ', 'T7W1-0BCD'];
    const api = fakeApi(
      {
        getUser: () => userAnswer(aStudent(named)),
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

  it('links to the download of this installation', async () => {
    const api = fakeApi(
      { getUser: () => userAnswer(aStudent(named)) },
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

  it('offers the game on a device that cannot draw it: there it is in words', async () => {
    const { user } = await open(aStudent(named));
    await user.click(play());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: /Play in the browser/ })).toBeVisible();
  });

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
