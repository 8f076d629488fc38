import { render, screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { StudentJson } from '@wonderfield/contract/classrooms/student';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { clickButton } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { aRoster, aRosterStudent, type Handlers, openRoster } from '../../../../testing/rosters.ts';

const student = (userId: string, firstName: string, changes: Partial<StudentJson>) =>
  aRosterStudent({
    userId,
    firstName,
    lastName: 'Lee',
    email: `user${userId}`,
    passwordResetNotDone: false,
    ...changes,
  });
const scan = student('1', 'Sam', { signInMethod: 'scan' });
const pictures = student('2', 'Pia', { signInMethod: 'pictures', hasCard: true });
const words = student('3', 'Wes', { signInMethod: 'words' });
const family = student('4', 'Fay', {
  signInMethod: 'words',
  schoolAccountReg: '0',
  hasIssuedPassword: false,
});

const secrets = {
  showRosterPasswords: () => ({
    passwords: [{ userId: '3', studentPassword: encodeChildPassword('Maple-otter42') }],
  }),
  showPictures: () => ({ pictures: [{ userId: '2', pictures: ['sun', 'cat', 'sun'] }] }),
  issueCards: ({ studentIds }) => ({
    cards: (JSON.parse(String(studentIds)) as string[]).map((userId) => ({
      userId,
      cardCode: `code-of-${userId}-abcdefghijk`,
    })),
  }),
} satisfies Handlers;

const open = async (list = [scan, pictures, words, family], handlers: Handlers = secrets) => {
  const page = openRoster('list-students/?view=cards', aRoster(list), handlers);
  await heading('Room 12 Explorers');
  return page;
};
const card = (name: string) =>
  within(screen.getByRole('article', { name: `Login card of ${name} Lee` }));
const watchPrint = () => vi.spyOn(window, 'print').mockImplementation(() => undefined);

beforeAll(async () => void (await import('../screens/list-students-screen.tsx')), 60_000);

describe('Login cards of each method', () => {
  it('show before the print that QR codes, pictures and passwords are missing', async () => {
    await open();
    expect(card('Sam').getByText('Show this card to the camera.')).toBeVisible();
    expect(card('Sam').getByText('The QR code comes with the print.')).toBeVisible();
    expect(card('Sam').getByText('user1')).toBeVisible();
    expect(card('Pia').getByText('The QR code on the old card still works.')).toBeVisible();
    expect(card('Pia').getByText('ask your teacher')).toBeVisible();
    expect(card('Wes').getByText('user3')).toBeVisible();
    expect(screen.getByText(/type your username and tap Three pictures\.$/)).toBeVisible();
    expect(card('Fay').getByRole('img', { name: /^Opens the sign-in page/ })).toBeVisible();
  });

  it('ask before new QR codes replace old cards, then print everything', async () => {
    const print = watchPrint();
    const { user, api } = await open();
    await clickButton(user, 'Print login cards');
    const dialog = within(await screen.findByRole('dialog', { name: 'Print new QR codes?' }));
    expect(dialog.getByText('1 old card will stop working.')).toBeVisible();
    expect(dialog.getByText('2 students get a first QR code.')).toBeVisible();
    expect(dialog.getByText(/recorded with your name/)).toBeVisible();
    expect(api.calls('issueCards')).toHaveLength(0);
    await clickButton(user, 'Print with new QR codes');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    // A family manages its own cards.
    expect(api.calls('issueCards')[0]?.fields.studentIds).toBe('["1","2","3"]');
    expect(api.calls('showPictures')[0]?.fields.studentIds).toBe('["2"]');
    expect(card('Wes').getByText('Maple-otter42')).toBeVisible();
    const strip = within(card('Pia').getByRole('list', { name: 'Pictures, in this order' }));
    expect(strip.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      '1sun',
      '2cat',
      '3sun',
    ]);
    const code = card('Sam').getByRole('img', { name: 'Signs Sam Lee in' });
    render(<QrCode text="http://localhost:3000/card#code-of-1-abcdefghijk" label="Expected" />);
    expect(code.innerHTML).toBe(screen.getByRole('img', { name: 'Expected' }).innerHTML);
    const stored = JSON.stringify([window.history.state, { ...localStorage, ...sessionStorage }]);
    expect(stored).not.toMatch(/code-of-1|Maple-otter42/);
  });

  it('print without new codes, so the old cards still work', async () => {
    const print = watchPrint();
    const { user, api } = await open();
    await clickButton(user, 'Print login cards');
    await screen.findByRole('dialog', { name: 'Print new QR codes?' });
    await clickButton(user, 'Print without new codes');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.calls('issueCards')).toHaveLength(0);
    expect(card('Wes').getByText('Maple-otter42')).toBeVisible();
    expect(card('Pia').getByText('The QR code on the old card still works.')).toBeVisible();
  });

  it('print at once when no student has a card and nothing is hidden', async () => {
    const print = watchPrint();
    const { user, api } = await open([scan]);
    await clickButton(user, 'Print login cards');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.calls('issueCards')).toHaveLength(1);
    // The codes are still on the page, so a second print does not replace them.
    await clickButton(user, 'Print login cards');
    expect(api.calls('issueCards')).toHaveLength(1);
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('do not print when the codes cannot be created', async () => {
    const print = watchPrint();
    const { user } = await open([scan], { issueCards: () => reject('STU_001') });
    await clickButton(user, 'Print login cards');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(print).not.toHaveBeenCalled();
  });

  it('name class and page below the cards of a printed page', async () => {
    await open();
    expect(screen.getByText(/^Room 12 Explorers · page 1 of 1 · printed /)).toBeInTheDocument();
    expect(screen.getByText('A new print makes the old cards stop working.')).toBeInTheDocument();
  });
});

describe('Login cards of chosen passwords', () => {
  it('say that a student with the method Words types a password', async () => {
    await open([student('5', 'Maya', { signInMethod: 'words', hasIssuedPassword: false })]);
    expect(card('Maya').getByText('your password')).toBeVisible();
  });
});

describe('Letters home of each method', () => {
  it('print the QR code, the pictures or the words, and end no card of another method', async () => {
    const print = watchPrint();
    const { user, api } = openRoster(
      'list-students/?view=letter',
      aRoster([scan, pictures, words]),
      secrets,
    );
    await heading('Room 12 Explorers');
    await clickButton(user, 'Print letters');
    const dialog = within(await screen.findByRole('dialog', { name: 'Print new QR codes?' }));
    expect(dialog.getByText(/recorded with your name/)).toBeVisible();
    await clickButton(user, 'Print with new QR codes');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.calls('issueCards')[0]?.fields.studentIds).toBe('["1"]');
    const [one, two, three] = screen.getAllByRole('article', { hidden: true });
    const parts = (letter: HTMLElement | undefined) => within(letter as HTMLElement);
    expect(parts(one).getByRole('img', { name: 'Signs Sam Lee in' })).toBeVisible();
    const strip = { name: 'Pictures, in this order', hidden: true };
    expect(parts(two).getByRole('list', strip)).toHaveTextContent('1sun2cat3sun');
    expect(parts(three).getByText('Maple-otter42')).toBeInTheDocument();
  });

  it('explain the method, and show no secret before the print', async () => {
    openRoster('list-students/?view=letter', aRoster([scan, pictures, words]), secrets);
    await heading('Room 12 Explorers');
    const [one = '', two = '', three = ''] = screen
      .getAllByRole('article')
      .map((letter) => letter.textContent ?? '');
    expect(one).toContain('Choose Show your card');
    expect(one).toContain('The QR code comes with the print.');
    expect(two).toContain('Type the username user2.');
    expect(two).toContain('Choose Three pictures, and tap the pictures below');
    expect(two + three).not.toMatch(/1sun|Maple/);
    expect(three).toContain('It stays the same.');
    expect(three).toContain('I will stop the old card and print a new one.');
  });
});
