import { screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aClassroom, openEducatorsList } from '../../../testing/classrooms.ts';
import { clickButton, toast } from '../../../testing/forms.ts';

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const withCode = aClassroom({ classCode: 'K3M-92Q' });
const SWITCH = 'Let students join with a class code';

const open = async (
  classroom = withCode,
  handlers: Parameters<typeof openEducatorsList>[1] = {},
) => {
  const page = await openEducatorsList([classroom], handlers);
  await page.user.click(await screen.findByRole('button', { name: 'More for Room 12 Explorers' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Class Code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Class Code for Room 12 Explorers' });
  return { ...page, dialog };
};
const theSwitch = () => screen.getByRole('checkbox', { name: SWITCH });

beforeAll(async () => {
  await import('./screens/classrooms-screen.tsx');
  await import('@wonderfield/ui/qr-code/qr-code');
}, 60_000);

describe('ClassCodeDialog', () => {
  // @proves S-class-code
  it('shows the class code with the address and a QR code', async () => {
    const { dialog } = await open();
    expect(within(dialog).getByText('K3M-92Q')).toBeVisible();
    expect(dialog).toHaveTextContent('Go tohttp://localhost:3000/student');
    expect(
      await within(dialog).findByRole('img', {
        name: 'Opens http://localhost:3000/student with the code filled in',
      }),
    ).toBeVisible();
    expect(theSwitch()).toBeChecked();
  });

  // @proves S-class-code
  it('switches the class code off', async () => {
    const { api, dialog, user } = await open();
    await user.click(theSwitch());
    expect(
      await within(dialog).findByText(
        'The class code is switched off. Students cannot join with it.',
      ),
    ).toBeVisible();
    expect(dialog).not.toHaveTextContent('K3M-92Q');
    expect(theSwitch()).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Renew code' })).not.toBeInTheDocument();
    expect(api.calls('setClassCode').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-12', enabled: '0', ...SESSION },
    ]);
  });

  // @proves S-class-code
  it('switches the class code on and shows it at once', async () => {
    const { api, dialog, user } = await open(aClassroom());
    expect(theSwitch()).not.toBeChecked();
    await user.click(theSwitch());
    expect(await within(dialog).findByText('K3M-92Q')).toBeVisible();
    expect(theSwitch()).toBeChecked();
    expect(api.calls('setClassCode')[0]?.fields).toMatchObject({ enabled: '1' });
  });

  it.each([
    ['is rejected', reject('CLS_001'), 'Requested classroom does not exist.'],
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
  ])('keeps the class code when switching it off %s', async (_how, response, words) => {
    const { dialog, user } = await open(withCode, { setClassCode: () => response });
    await user.click(theSwitch());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(theSwitch()).toBeChecked();
    expect(dialog).toHaveTextContent('K3M-92Q');
  });

  it.each([
    ['Copy code', 'K3M-92Q'],
    ['Copy link', 'http://localhost:3000/student?code=K3M-92Q'],
  ])('uses the button “%s” to copy %s', async (name, text) => {
    const { user } = await open();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await clickButton(user, name);
    expect(await toast('Copied')).toBeVisible();
    expect(written.mock.calls).toEqual([[text]]);
  });

  it('shows an error when the browser denies copying', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await clickButton(user, 'Copy code');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
  });

  /** Fakes a browser with full-screen support. */
  const withFullScreen = (requestFullscreen: () => Promise<void>) => {
    Object.assign(document, { fullscreenEnabled: true });
    Object.assign(HTMLElement.prototype, { requestFullscreen });
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'fullscreenEnabled');
      Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
    });
  };

  it('shows the class code in full screen when the browser supports it', async () => {
    const fill = vi.fn(async () => undefined);
    withFullScreen(fill);
    const { user } = await open();
    await clickButton(user, 'Full screen');
    expect(fill).toHaveBeenCalledOnce();
  });

  it('restores the focus of the button after full screen', async () => {
    withFullScreen(async () => undefined);
    const { user } = await open();
    await clickButton(user, 'Full screen');
    const button = screen.getByRole('button', { name: 'Full screen' });
    // Browsers blur an element that full screen hides.
    button.blur();
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(button).toHaveFocus();
  });

  it('shows an error when the browser denies full screen', async () => {
    withFullScreen(() => Promise.reject(new TypeError('not allowed')));
    const { user } = await open();
    await clickButton(user, 'Full screen');
    expect(await screen.findByText('Something went wrong, Please try again')).toBeVisible();
  });

  it('hides the full screen button when the browser does not support it', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument();
  });
});

describe('Renewing the class code', () => {
  const ask = async (handlers: Parameters<typeof openEducatorsList>[1] = {}) => {
    const page = await open(withCode, handlers);
    await clickButton(page.user, 'Renew code');
    const question = await screen.findByRole('alertdialog', { name: 'Renew the class code?' });
    return { ...page, question };
  };

  // @proves S-class-code
  it('asks for confirmation, because the old code stops working', async () => {
    const { api, question, user } = await ask();
    expect(question).toHaveAccessibleDescription(
      'You get a new code, and the old one stops working at once. Students who joined with it stay.',
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(api.calls('setClassCode')).toHaveLength(0);
    expect(screen.getByText('K3M-92Q')).toBeVisible();
  });

  it('shows the new code after renewing it', async () => {
    const { api, dialog, question, user } = await ask();
    await user.click(within(question).getByRole('button', { name: 'Renew code' }));
    expect(await toast('The classroom has a new code.')).toBeVisible();
    expect(dialog).toHaveTextContent('N3W-C0D');
    expect(api.calls('setClassCode').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-12', enabled: '1', renew: '1', ...SESSION },
    ]);
  });

  it('shows an error and keeps the old code when renewing fails', async () => {
    const { dialog, question, user } = await ask({ setClassCode: () => fail() });
    await user.click(within(question).getByRole('button', { name: 'Renew code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(dialog).toHaveTextContent('K3M-92Q');
  });
});
