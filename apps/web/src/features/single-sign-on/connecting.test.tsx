import { screen, waitFor } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noClassrooms } from '../../../testing/classrooms.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { anEducator, aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { keepReturn, takeReturn } from '../../shared/account/connect-return.ts';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

beforeAll(async () => void (await import('./screens/sso-authorize-screen.tsx')), 60_000);
beforeEach(() => sessionStorage.clear());

const amara = anEducator();
const CAME = { _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK', intent: 'connect', code: 'c0de' };
const open = (handlers: Handlers = {}, params: object = CAME) => {
  const api = fakeApi({ getUser: () => userResponse(amara), ...noClassrooms, ...handlers });
  const address = `/sso-authorize?params=${encodeURIComponent(JSON.stringify(params))}`;
  return { api, ...renderPortal({ at: address, session: amara, api }) };
};
const WITHOUT_CLASSES =
  'Your Google account is connected, but access to your classes was not allowed.';
const connected = (canReadClasses = true) => ({ provider: 'google' as const, canReadClasses });

describe('Connecting', () => {
  // @proves C-connectAccount
  it("connects the account to the device's session and returns to the previous page", async () => {
    keepReturn('/profile');
    const { api, location } = open({ connectAccount: () => connected() });
    await waitFor(() => expect(location()).toBe('/profile'));
    expect(await toast('Your Google account is connected.')).toBeVisible();
    expect(api.calls('connectAccount').map(({ fields }) => fields)).toEqual([
      { code: 'c0de', sessionToken: 'session-of-educator-1', userId: 'educator-1' },
    ]);
  });

  it('shows a matching toast for a school account, which has no classes', async () => {
    keepReturn('/profile');
    open({ connectAccount: () => ({ provider: 'school', canReadClasses: false }) });
    expect(await toast('Your school account is connected.')).toBeVisible();
  });

  it('shows progress while connecting', async () => {
    keepReturn('/profile');
    const response = held<ReturnType<typeof connected>>();
    const { location } = open({ connectAccount: () => response.promise });
    expect(await screen.findByText('Please wait, we are connecting your account...')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/sso-authorize'));
    response.give(connected());
    await waitFor(() => expect(location()).toBe('/profile'));
  });

  it('shows a toast when access to the classes was not granted', async () => {
    keepReturn('/profile');
    open({ connectAccount: () => connected(false) });
    expect(await toast(WITHOUT_CLASSES)).toBeVisible();
  });

  it.each(['SSO_001', 'SSO_002', 'SSO_003'] as const)(
    'shows %s on the previous page',
    async (code) => {
      keepReturn('/profile');
      const { location } = open({ connectAccount: () => reject(code) });
      await waitFor(() => expect(location()).toBe('/profile'));
      expect(await toast(MESSAGE_CODES[code].text)).toBeVisible();
    },
  );

  it('sends no request after the user cancels at the service', async () => {
    keepReturn('/profile');
    const { location, api } = open({}, { ...CAME, _responseStatus: 0, msgCode: 'SSO_004' });
    await waitFor(() => expect(location()).toBe('/profile'));
    expect(await toast(MESSAGE_CODES.SSO_004.text)).toBeVisible();
    expect(api.calls('connectAccount')).toEqual([]);
  });

  it('connects no account in a tab that did not start it', async () => {
    const { api, location } = open();
    await waitFor(() => expect(location()).toBe('/educator'));
    expect(await toast(MESSAGE_CODES.SSO_001.text)).toBeVisible();
    expect(api.calls('connectAccount')).toEqual([]);
  });

  it('connects no account for a student', async () => {
    keepReturn('/profile');
    const student = aStudent();
    const api = fakeApi({ getUser: () => userResponse(student) });
    const address = `/sso-authorize?params=${encodeURIComponent(JSON.stringify(CAME))}`;
    renderPortal({ at: address, session: student, api });
    expect(await toast(MESSAGE_CODES.SSO_001.text)).toBeVisible();
    expect(api.calls('connectAccount')).toEqual([]);
  });
});

describe('ConfirmConnect', () => {
  const ask = async () => {
    keepReturn('/profile');
    const page = open({
      connectAccount: ({ password }) => {
        if (!password) return reject('SSN_003');
        const errors = { password: 'Current password does not match' };
        return password === 'Clover#71' ? connected() : reject('PWD_003', { errors });
      },
    });
    expect(await heading('Please confirm your password')).toHaveFocus();
    return page;
  };

  it('asks for the password and shows a wrong one under the field', async () => {
    const { user, location } = await ask();
    await fill(user, 'Password', 'Wrong#71');
    await clickButton(user, 'Connect');
    await waitFor(() => expect(messageUnder('Password')).toBe('Current password does not match'));
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Connect');
    await waitFor(() => expect(location()).toBe('/profile'));
    expect(await toast('Your Google account is connected.')).toBeVisible();
  });

  it('returns to the previous page on Cancel', async () => {
    const { user, location } = await ask();
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(location()).toBe('/profile'));
  });
});

describe('takeReturn', () => {
  it.each([
    ['/profile', '/profile'],
    ['/classroom/room-12', '/classroom/room-12'],
    ['https://evil.test/', '/profile'],
    ['//evil.test', '/profile'],
    ['/linked-child', '/profile'],
    ['/users/logout', '/profile'],
  ])('returns for %s the path %s once', (kept, taken) => {
    keepReturn(kept);
    expect(takeReturn()).toBe(taken);
    expect(takeReturn()).toBeUndefined();
  });
});
