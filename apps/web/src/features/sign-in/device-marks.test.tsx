import { screen, waitFor } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill } from '../../../testing/forms.ts';
import { aStudent, signedInAs, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { readDeviceToken, storeDeviceToken } from '../../shared/session/device-tokens.ts';
import { clearSession } from '../../shared/session/session-store.ts';

const enter = async (api: FakeApi, username: string) => {
  const page = renderPortal({ at: '/sign-in/student', api });
  await heading('Student Account Sign In');
  await fill(page.user, 'Username', username);
  await fill(page.user, 'Password', 'Clover#71');
  await clickButton(page.user, 'Sign In');
  return page;
};
const server = (deviceToken: string) =>
  fakeApi({
    login: () => ({ ...signedInAs(aStudent()), deviceMark: deviceToken }),
    getUser: () => userResponse(aStudent()),
  });

// @proves C-3.1-device-marks
it('keeps the device token of a sign-in after signing out [T09]', async () => {
  await enter(server('mark-1'), 'maya4821');
  await heading('Ready to play');
  clearSession();
  expect(await readDeviceToken('maya4821')).toBe('mark-1');
});

// @proves C-3.1-device-marks
it("sends the user's device token at the next sign-in and stores the new one", async () => {
  await storeDeviceToken('maya4821', 'mark-1');
  await storeDeviceToken('theo1234', 'mark-of-theo');
  const api = server('mark-2');
  await enter(api, ' Maya4821 ');
  await heading('Ready to play');
  expect(api.calls('login')[0]?.fields).toMatchObject({ deviceMark: 'mark-1' });
  expect(await readDeviceToken('maya4821')).toBe('mark-2');
  expect(await readDeviceToken('theo1234')).toBe('mark-of-theo');
});

it('sends no device token for a new user and keeps the existing ones after an error', async () => {
  await storeDeviceToken('theo1234', 'mark-of-theo');
  const api = fakeApi({ login: () => reject('LGN_001') });
  await enter(api, 'maya4821');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('not right yet'));
  expect(api.calls('login')[0]?.fields).not.toHaveProperty('deviceMark');
  expect(await readDeviceToken('theo1234')).toBe('mark-of-theo');
});

it('stores no names with the device tokens', async () => {
  await storeDeviceToken('maya4821', 'mark-1');
  expect(localStorage.getItem('device-marks')).toContain('mark-1');
  expect(localStorage.getItem('device-marks')).not.toContain('maya');
});

it('keeps the forty most recently used device tokens', async () => {
  for (let number = 0; number < 41; number += 1) {
    await storeDeviceToken(`student${number}`, `mark-${number}`);
    await storeDeviceToken('student0', 'mark-0');
  }
  expect(await readDeviceToken('student0')).toBe('mark-0');
  expect(await readDeviceToken('student1')).toBeUndefined();
  expect(await readDeviceToken('student2')).toBe('mark-2');
});

it.each(['{', '[]', 'null', '"x"', '{"a":1}'])(
  'treats the device as unknown when storage holds %j',
  async (kept) => {
    localStorage.setItem('device-marks', kept);
    expect(await readDeviceToken('maya4821')).toBeUndefined();
    await storeDeviceToken('maya4821', 'mark-1');
    expect(await readDeviceToken('maya4821')).toBe('mark-1');
  },
);

it('treats the device as unknown outside a secure context and still signs in', async () => {
  vi.stubGlobal('crypto', { ...crypto, subtle: undefined });
  await enter(server('mark-1'), 'maya4821');
  await heading('Ready to play');
  expect(localStorage.getItem('device-marks')).toBeNull();
});
