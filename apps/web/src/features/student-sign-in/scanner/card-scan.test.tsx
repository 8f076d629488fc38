import { act, screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeQrCamera } from '../../../../testing/fake-qr-camera.ts';
import {
  anOpenClass,
  aTile,
  GAME_ADDRESS,
  openClassDevice,
  sunnyHop,
} from '../../../../testing/open/open-class.ts';
import { aStudent, signedInAs, userResponse } from '../../../../testing/people.ts';
import { heading } from '../../../../testing/render-screen.tsx';

const library = vi.hoisted(() => ({ text: undefined as string | undefined, isBroken: false }));
vi.mock('./library-reader.ts', () => ({
  createLibraryReader: () => {
    if (library.isBroken) throw new Error('not loaded');
    return async () => library.text;
  },
}));

beforeAll(async () => {
  await Promise.all([import('../screens/card-screen.tsx'), import('../screens/class-screen.tsx')]);
}, 60_000);

const CODE = 'AbCdEfGhIjKlMnOpQrStUv';
const CARD = `https://wonderfield.test/card#${CODE}`;
type Handlers = NonNullable<Parameters<typeof openClassDevice>[1]>['handlers'];

const open = (handlers: Handlers = {}, options: Parameters<typeof openClassDevice>[1] = {}) =>
  openClassDevice(anOpenClass(), {
    at: '/sign-in/card',
    handlers,
    isClassDevice: false,
    ...options,
  });
const typeInstead = () => screen.getByRole('button', { name: 'Type it instead' });

describe('Card in front of the camera', () => {
  // @proves R-card-sign-in
  it('signs in with the first picture that shows a card, with nothing to type', async () => {
    const camera = fakeQrCamera();
    const response = held<ReturnType<typeof signedInAs>>();
    const { api } = open({ signInWithCard: () => response.promise });
    expect(await screen.findByText('Looking for your card')).toBeVisible();
    camera.show(CARD);
    expect(await screen.findByText('Got it')).toBeVisible();
    response.give(signedInAs(sunnyHop));
    await heading(/^Welcome back,/);
    expect(api.calls('signInWithCard').map(({ fields }) => fields)).toEqual([{ cardCode: CODE }]);
    expect(camera.stop).toHaveBeenCalled();
  });

  it('opens the game at once on a device of a class', async () => {
    const camera = fakeQrCamera();
    const { api, loads } = open({}, { isClassDevice: true });
    camera.show(CARD);
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
    expect(api.calls('signInWithCard')[0]?.fields).toMatchObject({ classToken: 'class-token' });
  });

  // @proves R-card-sign-in
  it.each([
    ['of another school system', 'https://example.org/x', undefined, 'This card is not ours'],
    ['unknown', CARD, reject('LGN_006'), 'This card is not ours'],
    ['revoked', CARD, reject('LGN_007'), /^This card no longer works\./],
    [
      'of a closed class',
      CARD,
      reject('LGN_008'),
      'This card works when your teacher opens the class.',
    ],
    ['shown too often', CARD, reject('RTE_001'), 'Too many tries. Take a short break.'],
    ['of a merged account', CARD, reject('LGN_005'), /You have another login now/],
    ['read while offline', CARD, fail(), 'That did not work. Show it again.'],
  ])('says what to do with a card that is %s', async (_what, text, response, words) => {
    const camera = fakeQrCamera();
    open({ signInWithCard: () => response ?? signedInAs(sunnyHop) });
    camera.show(text);
    expect(await screen.findByText(words)).toBeVisible();
    expect(typeInstead()).toBeVisible();
  });

  it('reads another card after a wrong one', async () => {
    const camera = fakeQrCamera();
    open();
    camera.show('https://example.org/x');
    await screen.findByText('This card is not ours');
    camera.show(CARD);
    await heading(/^Welcome back,/);
  });

  it('asks to come closer after eight seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeQrCamera();
    open();
    await screen.findByText('Looking for your card');
    await act(() => vi.advanceTimersByTimeAsync(8_100));
    expect(screen.getByText('A little closer')).toBeVisible();
  });

  it('asks only after it has read the card of another student', async () => {
    const camera = fakeQrCamera();
    const other = aStudent({ id: 'student-2', avatarName: 'MintFox' });
    const { user, api } = open({ getUser: () => userResponse(sunnyHop) }, { session: other });
    expect(await screen.findByText('Looking for your card')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this card' })).toBeNull();
    camera.show(CARD);
    await heading('Someone else is signed in');
    expect(localStorage.getItem('user-data')).toContain('MintFox');
    await user.click(screen.getByRole('button', { name: 'Use this card' }));
    await heading(/^Welcome back,/);
    expect(api.calls('logout')[0]?.fields).toMatchObject({ userId: 'student-2' });
    expect(localStorage.getItem('user-data')).not.toContain('MintFox');
  });
});

describe('Card of the student who is signed in', () => {
  it('opens the home page again without a question', async () => {
    const camera = fakeQrCamera();
    open({}, { session: sunnyHop });
    expect(await screen.findByText('Looking for your card')).toBeVisible();
    camera.show(CARD);
    await heading(/^Welcome back,/);
  });
});

describe('Reader', () => {
  it('uses the library in a browser without a reader', async () => {
    const camera = fakeQrCamera();
    vi.stubGlobal('BarcodeDetector', undefined);
    library.text = CARD;
    open();
    await heading(/^Welcome back,/);
    expect(camera.detect).not.toHaveBeenCalled();
    library.text = undefined;
  });

  it('uses the library if the reader of the browser always fails', async () => {
    const camera = fakeQrCamera();
    camera.detect.mockRejectedValue(new Error('no service'));
    library.text = CARD;
    open();
    await heading(/^Welcome back,/);
    library.text = undefined;
  });

  it('leads to typing if neither works', async () => {
    fakeQrCamera();
    vi.stubGlobal('BarcodeDetector', undefined);
    library.isBroken = true;
    open();
    expect(await screen.findByText('We cannot read cards here. Type it instead.')).toBeVisible();
    await waitFor(() => expect(typeInstead()).toHaveFocus());
    library.isBroken = false;
  });
});

describe('Camera', () => {
  // @proves R-card-sign-in
  it('starts after a question', async () => {
    const camera = fakeQrCamera('prompt');
    const { user } = open();
    expect(await screen.findByText('May we use the camera?')).toBeVisible();
    expect(screen.getByText('We look at the card only. No picture is kept.')).toBeVisible();
    expect(camera.getUserMedia).not.toHaveBeenCalled();
    camera.allow();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Looking for your card')).toBeVisible();
  });

  // @proves R-card-sign-in
  it.each([
    ['refused', 'denied'],
    ['missing', 'missing'],
  ] as const)('leads to typing when it is %s', async (_what, start) => {
    fakeQrCamera(start);
    const { user, location } = open();
    expect(await screen.findByText('No camera here')).toBeVisible();
    expect(screen.getByText(/another device/)).toBeVisible();
    await waitFor(() => expect(typeInstead()).toHaveFocus());
    await user.click(typeInstead());
    await heading('Student Account Sign In');
    expect(location()).toBe('/sign-in/student');
  });

  it('starts after an adult has allowed it', async () => {
    const camera = fakeQrCamera('denied');
    const { user } = open();
    await screen.findByText('No camera here');
    camera.allow();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Looking for your card')).toBeVisible();
  });
});

describe('Card of a tile', () => {
  const openTile = async () => {
    fakeQrCamera('denied');
    const page = openClassDevice(anOpenClass({ tiles: [aTile({ method: 'scan' })] }));
    await page.user.click(await screen.findByRole('button', { name: /^SunnyHop/ }));
    await heading('Show your card');
    return page;
  };

  it('can be replaced by the password, without the username', async () => {
    const { user, api, loads } = await openTile();
    await user.click(typeInstead());
    await user.type(screen.getByLabelText('Password'), 'Garden-otter42{Enter}');
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
    expect(api.calls('signInToClass')[0]?.fields).toMatchObject({ tile: 'tile-1' });
  });

  it('leads back to the tiles', async () => {
    const { user } = await openTile();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Who are you?');
  });
});

describe('I need help', () => {
  it('names the people who can make a new card', async () => {
    fakeQrCamera('denied');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'I need help' }));
    const help = screen.getByText(/^Ask your teacher or a grown-up at home\. .* one-time code/);
    expect(help).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'I need help' })).toBeNull();
  });

  // @proves S-raised-hand
  it('asks for the tile on a device of a class', async () => {
    fakeQrCamera('denied');
    const { user } = open({}, { isClassDevice: true });
    await user.click(await screen.findByRole('button', { name: 'I need help' }));
    expect(await screen.findByText('Who needs help? Tap your flower.')).toBeVisible();
  });
});
