import { render, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clickButton, pick } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { aRoster, aRosterStudent, type Handlers, openRoster } from '../../../../testing/rosters.ts';

const open = async (query = '', room?: ClassroomJson, handlers?: Handlers) => {
  const page = openRoster(`list-students/${query}`, room, handlers);
  await heading('Room 12 Explorers');
  return page;
};
const chooseFromList = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
  await clickButton(user, 'List of students');
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const secret = (userId: string, password: string) => ({
  userId,
  studentPassword: encodeChildPassword(password),
});
/** The server's response, which also contains the password that Ben chose. */
const passwords = {
  passwords: [secret('student-1', 'Maple@204'), secret('student-2', 'Bens#Own1')],
};
const card = (name: string) => screen.getByRole('article', { name: `Login card of ${name}` });
const login = (name: string) =>
  within(card(name))
    .getAllByRole('definition')
    .map((each) => each.textContent);

beforeAll(async () => {
  await import('../screens/list-students-screen.tsx');
  await import('../screens/add-students-screen.tsx');
}, 60_000);

describe('Student list', () => {
  // @proves R-list-students, D-5-print
  it('lists names and usernames and prints them', async () => {
    const print = vi
      .spyOn(window, 'print')
      .mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')));
    const { user } = await open();
    expect(screen.getByRole('link', { name: 'Add students' })).toHaveAttribute(
      'href',
      '/add-students/room-12',
    );
    await chooseFromList(user, 'Print list');
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.title).toBe('List Students · Wonderfield');
    const table = screen.getByRole('table', { name: 'Students (3 of 5)' });
    const texts = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(texts).toEqual([
      '#NumberFirst NameLast NameUsername',
      '1AmaraDialloq8d3mz1k',
      '2BenWhitakerx2f7rt6p',
      '3ChloeNguyenchloe@example.org',
    ]);
  });

  // @proves S-roster-csv
  it('saves a CSV file with escaped formulas and without passwords', async () => {
    const saved: Blob[] = [];
    const createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:list';
    };
    Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
    const clicked = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { user } = await open('', aRoster([aRosterStudent({ firstName: '=cmd' })]));
    await chooseFromList(user, 'Download CSV');
    await waitFor(() => expect(clicked).toHaveBeenCalled());
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe(
      'room-12-explorers-students.csv',
    );
    expect(new TextDecoder().decode(await saved[0]?.arrayBuffer())).toBe(
      '"First Name","Last Name","Username"\r\n"\'=cmd","Diallo","q8d3mz1k"\r\n',
    );
  });

  it('shows an error when the file cannot be created', async () => {
    vi.doMock('../entry/student-csv.ts', () => Promise.reject(new Error('no such chunk')));
    onTestFinished(() => void vi.doUnmock('../entry/student-csv.ts'));
    const { user } = await open('');
    await chooseFromList(user, 'Download CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
  });

  it('shows the empty state for a classroom without students', async () => {
    await open('', aRoster([]));
    expect(screen.getByRole('heading', { name: 'No students yet' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  // @proves R-list-students
  it('shows that an unknown classroom does not exist', async () => {
    openRoster('list-students', undefined, { getClassroomsByEducator: () => reject('CLS_001') });
    expect(
      await screen.findByRole('heading', { name: 'Requested classroom does not exist.' }),
    ).toBeVisible();
    await heading('List Students');
  });
});

describe('Login cards', () => {
  // @proves S-login-cards
  it('shows no password before a request and stores the view in the URL', async () => {
    const { user, api, location } = await open();
    await user.click(screen.getByRole('link', { name: 'Login cards' }));
    await waitFor(() => expect(location()).toBe('/list-students/room-12?view=cards'));
    expect(login('Amara Diallo')).toEqual(['q8d3mz1k', 'ask your teacher']);
    expect(login('Ben Whitaker')).toEqual(['x2f7rt6p', 'your own password']);
    expect(login('Chloe Nguyen')).toEqual(['chloe@example.org', 'your own password']);
    expect(within(card('Amara Diallo')).getByText('Room 12 Explorers · Amara Reyes')).toBeVisible();
    const steps = (name: string) =>
      within(card(name))
        .getAllByRole('listitem')
        .map((step) => step.textContent);
    expect(steps('Amara Diallo')).toEqual([
      'Scan, or go to localhost:3000 and choose Student.',
      'Type your username and your password.',
      'Choose your own password, and play.',
    ]);
    expect(steps('Ben Whitaker')[2]).toBe('Click Sign In, and play.');
    expect(screen.getByRole('button', { name: 'Print login cards' })).toBeVisible();
    expect(api.calls('showRosterPasswords')).toHaveLength(0);
  });

  // @proves S-login-cards
  it('shows passwords on an explicit click that is announced as recorded', async () => {
    const response = held<typeof passwords>();
    const { user, api } = await open('?view=cards', undefined, {
      showRosterPasswords: () => response.promise,
    });
    expect(
      screen.getByText(
        /^1 student still signs in with the password from the card\. Showing passwords is recorded with your name\.$/,
      ),
    ).toBeVisible();
    await clickButton(user, 'Show passwords for printing');
    expect(screen.getByRole('button', { name: 'Showing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(passwords);
    await screen.findByRole('button', { name: 'Hide passwords' });
    expect(login('Amara Diallo')).toEqual(['q8d3mz1k', 'Maple@204']);
    // A password chosen by a student is never shown, even if the response contains it.
    expect(login('Ben Whitaker')).toEqual(['x2f7rt6p', 'your own password']);
    expect(document.body.textContent).not.toContain('Bens#Own1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Maple@204');
    expect(api.calls('showRosterPasswords')[0]?.fields).toMatchObject({ classRoomId: 'room-12' });
    await clickButton(user, 'Hide passwords');
    expect(login('Amara Diallo')).toEqual(['q8d3mz1k', 'ask your teacher']);
  });

  // @proves D-5-print, D-5-login-card
  it('shows a QR code with the username that never contains the password', async () => {
    const { user } = await open('?view=cards', undefined, { showRosterPasswords: () => passwords });
    await clickButton(user, 'Show passwords for printing');
    await screen.findByText('Maple@204');
    const code = await screen.findByRole('img', {
      name: 'Opens the sign-in page with the username of Chloe Nguyen',
    });
    const url = 'http://localhost:3000/sign-in/student?username=chloe%40example.org';
    render(<QrCode text={url} label="Expected" />);
    expect(code.innerHTML).toBe(screen.getByRole('img', { name: 'Expected' }).innerHTML);
  });

  it.each([
    ['refused', reject('CLS_001')],
    ['lost', fail()],
  ])('shows an error when requesting the passwords is %s', async (_how, response) => {
    const { user } = await open('?view=cards', undefined, { showRosterPasswords: () => response });
    await clickButton(user, 'Show passwords for printing');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get Password');
    expect(login('Amara Diallo')).toEqual(['q8d3mz1k', 'ask your teacher']);
  });

  // @proves S-login-cards
  it('offers no passwords when all students have chosen one', async () => {
    await open(
      '?view=cards',
      aRoster([aRosterStudent({ passwordResetNotDone: false, hasIssuedPassword: false })]),
    );
    expect(
      screen.getByText('All students have chosen their own password. The cards show the username.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show passwords/ })).not.toBeInTheDocument();
  });

  it('renders all QR codes at once, so a quick print includes them', async () => {
    await open('?view=cards');
    expect(screen.getAllByRole('img', { name: /^Opens the sign-in/ })).toHaveLength(3);
  });

  // @proves D-5-print
  it('groups the login cards in sheets of eight', async () => {
    const many = Array.from({ length: 17 }, (_, n) =>
      aRosterStudent({ userId: `student-${n}`, firstName: `Kid${n}`, email: `username${n}` }),
    );
    await open('?view=cards', aRoster(many));
    const sheets = [...document.querySelectorAll('.sheet')];
    expect(sheets.map((sheet) => sheet.querySelectorAll('article').length)).toEqual([8, 8, 1]);
  });
});

describe('Printing the login cards', () => {
  /** Records the password on Amara's card at each print. */
  const watchPrint = () => {
    const printed: (string | null | undefined)[] = [];
    vi.spyOn(window, 'print').mockImplementation(
      () => void printed.push(login('Amara Diallo').at(-1)),
    );
    return printed;
  };
  const question = () => screen.findByRole('dialog', { name: 'Print with passwords?' });

  it('asks while passwords are hidden and prints with passwords', async () => {
    const printed = watchPrint();
    const { user, api } = await open('?view=cards', undefined, {
      showRosterPasswords: () => passwords,
    });
    await clickButton(user, 'Print login cards');
    const dialog = await question();
    expect(dialog).toHaveTextContent('Showing passwords is recorded with your name.');
    expect(printed).toEqual([]);
    await clickButton(user, 'Print with passwords');
    await waitFor(() => expect(printed).toEqual(['Maple@204']));
    expect(api.calls('showRosterPasswords')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The passwords are shown now, so the next print does not ask.
    await clickButton(user, 'Print login cards');
    expect(printed).toEqual(['Maple@204', 'Maple@204']);
  });

  it('prints without passwords and tells students to ask the teacher', async () => {
    const printed = watchPrint();
    const { user, api } = await open('?view=cards');
    await clickButton(user, 'Print login cards');
    await question();
    await clickButton(user, 'Print without');
    expect(printed).toEqual(['ask your teacher']);
    expect(api.calls('showRosterPasswords')).toHaveLength(0);
  });

  it('does not print when the passwords cannot be shown', async () => {
    const printed = watchPrint();
    const { user } = await open('?view=cards', undefined, { showRosterPasswords: () => fail() });
    await clickButton(user, 'Print login cards');
    await question();
    await clickButton(user, 'Print with passwords');
    expect(await screen.findByText('Failed to get Password')).toBeVisible();
    expect(printed).toEqual([]);
    expect(screen.getByRole('button', { name: 'Print without' })).toBeEnabled();
  });

  it('prints without a question when all students have chosen a password', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open(
      '?view=cards',
      aRoster([aRosterStudent({ passwordResetNotDone: false, hasIssuedPassword: false })]),
    );
    await clickButton(user, 'Print login cards');
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Login cards of new logins', () => {
  const renewed = { userId: 'student-2', studentPassword: encodeChildPassword('Otter$542') };
  const withNewPassword = async () => {
    const page = openRoster('add-students', undefined, {
      generateStudentPassword: () => {
        page.server.put(
          (page.server.room().studentData ?? []).map((student) =>
            student.userId === 'student-2'
              ? { ...student, passwordResetNotDone: true, hasIssuedPassword: true }
              : student,
          ),
        );
        return renewed;
      },
      showRosterPasswords: () => ({
        passwords: [secret('student-1', 'Maple@204'), renewed],
      }),
    });
    await heading('Add Students');
    await page.user.click(
      await screen.findByRole('button', { name: 'New password for Ben Whitaker' }),
    );
    await clickButton(page.user, 'New password');
    await screen.findByRole('heading', { name: '1 new password' });
    await page.user.click(screen.getByRole('link', { name: 'Print login cards' }));
    await heading('Room 12 Explorers');
    return page;
  };
  const names = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));

  it('shows only the new login cards with passwords and prints at once', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, api, location } = await withNewPassword();
    expect(names()).toEqual(['Login card of Ben Whitaker']);
    expect(login('Ben Whitaker')).toEqual(['x2f7rt6p', 'Otter$542']);
    expect(screen.getByText('Showing only the card of Ben Whitaker, of 3 cards.')).toBeVisible();
    await clickButton(user, 'Print login cards');
    expect(print).toHaveBeenCalledTimes(1);
    expect(api.calls('showRosterPasswords')).toHaveLength(0);
    // The passwords are kept in memory only.
    expect(location()).toBe('/list-students/room-12?view=cards');
    expect(
      JSON.stringify([window.history.state, { ...localStorage, ...sessionStorage }]),
    ).not.toContain('Otter');
  });

  it('shows all login cards on request and asks for the hidden passwords', async () => {
    const { user } = await withNewPassword();
    await clickButton(user, 'Show all cards');
    expect(names()).toHaveLength(3);
    expect(login('Ben Whitaker')).toEqual(['x2f7rt6p', 'Otter$542']);
    expect(login('Amara Diallo')).toEqual(['q8d3mz1k', 'ask your teacher']);
    await clickButton(user, 'Print login cards');
    expect(await screen.findByRole('dialog', { name: 'Print with passwords?' })).toBeVisible();
  });

  it('forgets the new passwords when the page is left', async () => {
    const { user } = await withNewPassword();
    await user.click(screen.getByRole('link', { name: 'Students' }));
    await user.click(await screen.findByRole('link', { name: 'Add students' }));
    await heading('Add Students');
    await user.click(screen.getByRole('link', { name: 'List and login cards' }));
    await heading('Room 12 Explorers');
    await user.click(screen.getByRole('link', { name: 'Login cards' }));
    expect(names()).toHaveLength(3);
    expect(login('Ben Whitaker')).toEqual(['x2f7rt6p', 'ask your teacher']);
    expect(document.body.textContent).not.toContain('Otter$542');
  });
});

describe('Letters home', () => {
  const emails = () => screen.getAllByRole('article').map((email) => email.textContent ?? '');

  // @proves S-letters
  it('prints one letter home per student without a password', async () => {
    await open('?view=letter');
    const [amara = '', ben = '', chloe = ''] = emails();
    expect(amara).toContain('Dear family of Amara Diallo,');
    expect(amara).toContain('In Room 12 Explorers we use Wonderfield');
    expect(amara).toContain('Open localhost:3000 in the web browser and choose Student.');
    expect(amara).toContain('Type the username q8d3mz1k.');
    expect(amara).toContain('Type the password from the login card.');
    expect(amara).toContain('Tell me, and I will make a new one.');
    expect(amara).toContain('Kind regardsAmara Reyes');
    expect(ben).toContain('Your child has chosen it already.');
    expect(chloe).toContain('You can see it and change it in your own account.');
    await waitFor(() => expect(emails()[0]).toContain('https://wonderfield.test/privacy'));
    expect(screen.getByText('and 2 more letters, each on its own page')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print letters' })).toBeVisible();
  });

  // @proves S-letters
  it('prints one letter home for all families without names', async () => {
    const { user } = await open('?view=letter');
    await pick(user, /^One letter for all/);
    const [email = '', ...others] = emails();
    expect(others).toEqual([]);
    expect(email).toContain('Dear families,');
    expect(email).toContain('Type the username from the login card.');
    expect(email).not.toMatch(/Amara Diallo|q8d3mz1k/);
  });
});
