import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { defaultLook } from '@wonderfield/contract/avatars/default-look';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const named = { avatarName: 'Skylark', avatarLook: 'bloom-3' };

const open = async (student = aStudent(), handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const newStudent = {
    getUser: () => userResponse(student),
    saveAvatarName: ({ avatarName, avatarPreview }) => ({ name: avatarName, avatarPreview }),
    getOwnField: () => ({ places: [], isTimeUp: false }),
    ...handlers,
  } satisfies Parameters<typeof fakeApi>[0];
  const api = fakeApi(newStudent);
  const page = renderPortal({ at: '/create-avatar', session: student, api });
  if (student.wonderfieldName) {
    await heading(/^Welcome back,/);
    await page.user.click(screen.getByRole('button', { name: 'Name and flower' }));
  }
  await heading(student.wonderfieldName ? 'Name and flower' : 'Ready to play');
  return { ...page, api };
};
const nameField = () => screen.getByRole('textbox', { name: 'Avatar name' });
const play = () => screen.getByRole('button', { name: 'Play Now' });

describe('Avatar name', () => {
  // @proves R-create-avatar
  it('asks for a name with its rules', async () => {
    await open();
    expect(nameField()).toHaveValue('');
    expect(screen.getByText('Who am I?')).toBeVisible();
  });

  // @proves R-create-avatar, S-avatar
  it('shows the earlier name and flower with other ideas', async () => {
    await open(aStudent(named));
    expect(nameField()).toHaveValue('Skylark');
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
  ])('rejects %j with the message %s', async (name, words) => {
    const { user, api } = await open();
    expect(play()).toBeDisabled();
    await user.type(nameField(), `${name}{Enter}`);
    await user.tab();
    expect(screen.getByText(words)).toBeVisible();
    expect(play()).toBeDisabled();
    expect(api.calls('saveAvatarName')).toEqual([]);
    expect(nameField()).toHaveValue(name);
  });

  it('shows errors while typing, but not "too short"', async () => {
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
  it('shows the fulfilled rules and the name plate while typing', async () => {
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
    'reports the real name in addition to another error: %s',
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
  it('takes a name from the ideas and offers other ideas', async () => {
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
  it('offers other ideas to the next student', async () => {
    const ideasFrom = async (random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      await open();
      const line = screen.getByText('How about').parentElement;
      cleanup();
      return line?.textContent;
    };
    expect(await ideasFrom(0.11)).not.toBe(await ideasFrom(0.52));
  });

  // @proves S-avatar
  it("shows the server's error AVN_004 under the field", async () => {
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
  it('saves name and look, then opens the game', async () => {
    const location = fakeLocation();
    const { user, api } = await open(aStudent(), { startPlay });
    await user.type(nameField(), 'SunnyHop');
    await user.click(screen.getByRole('radio', { name: 'Flower 5' }));
    await user.click(play());
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/game/#play=secret-token'));
    expect(api.calls('saveAvatarName').map((call) => call.fields)).toMatchObject([
      { avatarName: 'SunnyHop', avatarPreview: 'bloom-4' },
    ]);
  });

  // @proves S-play-choice, S-avatar
  it('opens the game with one click', async () => {
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
    // The token is in the URL fragment, which is not sent to a server.
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/game/#play=secret-token'));
    expect(api.calls('startPlay')).toHaveLength(1);
    expect(api.calls('saveAvatarName')).toEqual([]);
  });

  it('allows another click when the game did not open', async () => {
    const { user, api } = await open(aStudent(named), { startPlay: fail });
    await user.click(play());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(await screen.findByRole('button', { name: 'Play Now' }));
    await waitFor(() => expect(api.calls('startPlay')).toHaveLength(2));
  });

  // @proves S-play-choice, M-device-unsupported
  it('shows that the device does not support the game and links to the FAQ', async () => {
    vi.stubGlobal('AbortSignal', class {});
    const { user } = await open(aStudent(named));
    await user.click(play());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Currently we do not support the game on your device');
    expect(within(dialog).getByRole('link', { name: 'See our FAQ' })).toHaveAttribute(
      'href',
      'https://wonderfield.test/faq',
    );
  });
});

describe('Flower', () => {
  const OWN_FLOWER = defaultLook('student-1');
  const atTheEar = () => document.querySelector('[data-flower]')?.getAttribute('data-flower');
  const inTheHeader = () =>
    screen.getByRole('button', { name: /Skylark/ }).querySelector('svg')?.innerHTML;

  // @proves S-flower
  it('shows the flower on the hare when it is chosen', async () => {
    const { user } = await open();
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', OWN_FLOWER);
    expect(atTheEar()).toBe(OWN_FLOWER.slice('bloom-'.length));
    await user.click(screen.getByRole('radio', { name: 'Flower 5' }));
    expect(atTheEar()).toBe('4');
  });

  // @proves S-flower
  it('shows the earlier flower, and in the header the new one after saving', async () => {
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
    await screen.findByRole('button', { name: /Skylark/ });
    const before = inTheHeader();
    await user.click(screen.getByRole('radio', { name: 'Flower 8' }));
    await user.click(play());
    await waitFor(() => expect(inTheHeader()).not.toBe(before));
    expect(atTheEar()).toBe('7');
  });
});

describe('Login of a student who joined with a code', () => {
  const joined = aStudent({ ...named, isSchoolMade: true, canShowLogin: true });
  const login = {
    email: 'k3m92qxy',
    joined: 'Room 12 Explorers',
  };

  // @proves S-own-login
  it('shows and prints the login until the first sign-out', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, api } = await open(joined, { showOwnLogin: () => login });
    await user.click(screen.getByRole('button', { name: 'My login' }));
    await heading('My login');
    const card = await screen.findByRole('region', { name: 'My Wonderfield login' });
    expect(card).toHaveTextContent('k3m92qxy');
    expect(card).toHaveTextContent('The one you chose');
    expect(screen.getByText(/until you sign out for the first time/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Name and flower');
    expect(api.calls('showOwnLogin')).toHaveLength(1);
  });

  it('offers no login view to other students', async () => {
    await open(aStudent(named));
    expect(screen.queryByRole('button', { name: 'My login' })).toBeNull();
  });

  it('shows an error when the login cannot be shown', async () => {
    const { user } = await open(joined, { showOwnLogin: () => reject('AUZ_001') });
    await user.click(screen.getByRole('button', { name: 'My login' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('not allowed');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});

describe('Return to the game', () => {
  // @proves R-return-to-game
  it('opens the game with a new token and replaces the page', async () => {
    const location = fakeLocation();
    const api = fakeApi({ startPlay: () => ({ playToken: 'new-token', gameUrl: '/game/' }) });
    renderPortal({ at: '/return-to-game', session: aStudent(named), api });
    await heading('Back to your field');
    await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/game/#play=new-token'));
    expect(api.calls('startPlay')).toHaveLength(1);
    expect(location.assign).not.toHaveBeenCalled();
  });

  // @proves R-return-to-game
  it('opens the home page and shows the error there when the game does not open', async () => {
    const api = fakeApi({
      startPlay: () => reject('AVN_005'),
      getUser: () => userResponse(aStudent()),
    });
    const { router } = renderPortal({ at: '/return-to-game', session: aStudent(), api });
    // On a slow device, seconds pass while the next page loads.
    const startedAt = Date.now();
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'loading') vi.spyOn(Date, 'now').mockReturnValue(startedAt + 5_000);
    });
    await heading('Ready to play');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('opens the sign-in page for a signed-out visitor', async () => {
    renderPortal({ at: '/return-to-game', api: fakeApi() });
    await heading('Sign In');
  });
});
