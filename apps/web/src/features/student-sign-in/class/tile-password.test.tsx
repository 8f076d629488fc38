import { screen, waitFor } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  anOpenClass,
  aTile,
  GAME_ADDRESS,
  openClassDevice,
} from '../../../../testing/open/open-class.ts';
import { aProposal, aStudent, signedInAs, userResponse } from '../../../../testing/people.ts';
import { heading } from '../../../../testing/render-screen.tsx';

beforeAll(async () => void (await import('../screens/class-screen.tsx')), 60_000);

type Handlers = NonNullable<Parameters<typeof openClassDevice>[1]>['handlers'];

const open = async (method: SignInMethod = 'words', handlers: Handlers = {}) => {
  const page = openClassDevice(anOpenClass({ tiles: [aTile({ method })] }), { handlers });
  await page.user.click(await screen.findByRole('button', { name: /^SunnyHop/ }));
  await heading('Type your password');
  return page;
};
const password = () => screen.getByLabelText('Password');

describe('Password of a tile', () => {
  it('signs in without the username and opens the game', async () => {
    const { user, api, loads } = await open();
    await waitFor(() => expect(password()).toHaveFocus());
    await user.keyboard('Garden-otter42{Enter}');
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
    expect(api.calls('signInToClass').map(({ fields }) => fields)).toEqual([
      { classToken: 'class-token', tile: 'tile-1', password: 'Garden-otter42' },
    ]);
  });

  it.each([
    ['words', 'text'],
    ['own', 'password'],
  ] as const)('uses for the method %s a field of the type %s', async (method, type) => {
    await open(method);
    expect(password()).toHaveAttribute('type', type);
    expect(password()).toHaveAttribute('autocomplete', 'off');
  });

  it.each([
    ['wrong', reject('LGN_001'), 'That is not right yet. Look at your card.'],
    ['tried too often', reject('LGN_002', { retryAfter: 60 }), /Too many tries\. .*60 seconds/],
    ['typed after the class was closed', reject('CLS_011'), /The class is closed/],
    ['typed while offline', fail(), 'No internet. Wait a moment.'],
  ])('says what to do if it is %s', async (_what, response, text) => {
    const { user } = await open('words', { signInToClass: () => response });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter Password')).toBeVisible();
    await user.type(password(), 'Garden-otter41{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'I need help' })).toBeVisible();
  });

  it('names no card to a student who chose the password', async () => {
    const { user } = await open('own', { signInToClass: () => reject('LGN_001') });
    await user.type(password(), 'Garden-otter41{Enter}');
    expect(
      await screen.findByText('That is not right yet. Try again, or ask for help.'),
    ).toBeVisible();
  });

  // @proves S-first-password
  it('asks only once when the student has to choose another password', async () => {
    const pending = aStudent({ avatarName: 'SunnyHop', mustChangePassword: true });
    const { user, loads } = await open('own', {
      signInToClass: () => signedInAs(pending),
      getUser: () => userResponse(pending),
      generateStudentPassword: () => aProposal(),
    });
    await user.type(password(), 'Garden-otter42{Enter}');
    await heading('Your own password');
    expect(screen.queryByLabelText('Current Password')).toBeNull();
    expect(loads.assign).not.toHaveBeenCalled();
  });
});
