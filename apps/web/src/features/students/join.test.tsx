import { render, screen, waitFor, within } from '@testing-library/react';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { aStudent, userAnswer } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';

const login = {
  email: 'k3m92qxy',
  studentPassword: encodeChildPassword('River#Panda472'),
  joined: 'Room 12 Explorers',
};

const open = async (handlers: Parameters<typeof fakeApi>[0] = {}, at = '/student') => {
  const api = fakeApi({ joinWithCode: () => login, ...handlers });
  const page = renderPortal({ at, api });
  await heading('Join with a code');
  return { ...page, api };
};
type Page = Awaited<ReturnType<typeof open>>;

const fill = async ({ user }: Page, code = 'k3m-92q') => {
  if (code) await user.type(screen.getByLabelText('Class or student code'), code);
  await user.type(screen.getByLabelText('First Name'), 'Noah');
  await user.type(screen.getByLabelText('Last Name'), 'Reyes');
  await user.selectOptions(screen.getByLabelText('Birth Year'), '2018');
  await user.selectOptions(screen.getByLabelText('Birth Month'), '05');
  await user.selectOptions(screen.getByLabelText('Grade'), '3');
};
const join = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Join' }));

describe('joining with a code', () => {
  it('asks for every field in the words of the specification, and passes axe', async () => {
    const page = await open();
    await join(page);
    for (const words of [
      'Please enter your code',
      'Please enter First Name',
      'Please enter Last Name',
      'Please select Birth Year',
      'Please select Birth Month',
      'Please select Grade',
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(await violations()).toEqual([]);
  });

  it('fills the code in from the QR code on the board', async () => {
    await open({}, '/student?code=K3M-92Q');
    expect(screen.getByLabelText('Class or student code')).toHaveValue('K3M-92Q');
  });

  it('takes no more of a code than there can be', async () => {
    await open();
    expect(screen.getByLabelText('Class or student code')).toHaveAttribute('maxlength', '20');
  });

  it('shows the new login once, to write down or to print', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const page = await open();
    await fill(page);
    await join(page);
    await heading('Welcome to Room 12 Explorers!');
    expect(screen.getByText('k3m92qxy')).toBeVisible();
    expect(screen.getByText('River#Panda472')).toBeVisible();
    expect(page.api.calls('joinWithCode').map((call) => call.fields)).toMatchObject([
      {
        code: 'k3m-92q',
        firstName: 'Noah',
        lastName: 'Reyes',
        birthYear: '2018',
        birthMonth: '05',
        userGrade: '3',
      },
    ]);
    const card = screen.getByRole('region', { name: 'My Wonderfield login' });
    expect(within(card).getByRole('heading', { name: 'Noah Reyes' })).toBeVisible();
    expect(within(card).getByText(/^Room 12 Explorers/)).toBeVisible();
    const code = within(card).getByRole('img', { name: 'Opens the sign-in with your username' });
    render(
      <QrCode text="http://localhost:3000/sign-in/student?username=k3m92qxy" label="Expected" />,
    );
    expect(code.innerHTML).toBe(screen.getByRole('img', { name: 'Expected' }).innerHTML);
    await page.user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(await violations()).toEqual([]);
    await page.user.click(screen.getByRole('link', { name: 'Sign in now' }));
    await heading('Student Account Sign In');
    expect(screen.getByLabelText('Username')).toHaveValue('k3m92qxy');
  });

  it('warns before the login is gone: on the way out and before a reload', async () => {
    const page = await open();
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented ? 'asked' : 'reloaded';
    };
    expect(reload()).toBe('reloaded');
    await fill(page);
    await join(page);
    await heading('Welcome to Room 12 Explorers!');
    expect(reload()).toBe('asked');
    // By hand nobody is as fast as the page is watched.
    await page.user.tab();
    void page.router.navigate('/sign-in');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    expect(dialog).toHaveTextContent('We show your password only once.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('River#Panda472')).toBeVisible();
  });

  it.each([
    ['CLS_008', 'We do not know this code. Please look at it again, or ask the teacher.'],
    ['SCH_002', 'All seats of this school code are taken.'],
    ['CLS_002', 'Max no.of Students exceeded'],
  ] as const)('tells %s under the code, and keeps what was typed', async (code, words) => {
    const page = await open({ joinWithCode: () => refuse(code) });
    await fill(page);
    await join(page);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Class or student code')).toHaveFocus());
    expect(screen.getByLabelText('First Name')).toHaveValue('Noah');
  });

  it('leads to the sign-in for whoever has a login', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('link', { name: 'Sign In' }));
    await heading('Student Account Sign In');
  });

  it('is not for a student who is signed in', async () => {
    const api = fakeApi({ getUser: () => userAnswer(aStudent()) });
    renderPortal({ at: '/student', session: aStudent(), api });
    await heading('Ready to play');
  });
});
