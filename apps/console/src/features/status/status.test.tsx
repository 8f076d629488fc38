import { screen, waitFor, within } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import { expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import { aStatus, daysAgo } from '../../../testing/records.ts';
import { heading, renderConsole } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call/call-client.ts';

const open = async (api: FakeApi) => {
  const page = renderConsole({ at: '/status', api });
  await heading('Status');
  return page;
};

// @proves R-console-status
it('shows queues, services, database, waiting users and the start time', async () => {
  const response = held<AnswerOf<'readSystemStatus'>>();
  await open(fakeApi({ readSystemStatus: () => response.promise }));
  expect(screen.getByText('Loading, please wait...')).toBeVisible();
  response.give(aStatus());
  const queues = within(await screen.findByRole('table', { name: 'Queues' }));
  expect(queues.getByRole('row', { name: 'mail 3 1 2' })).toBeVisible();
  const parts = within(screen.getByRole('table', { name: 'Services' }));
  for (const row of [
    'Email Live',
    'Text messages Off',
    'Card checks Sandbox',
    'Zip codes Built in',
  ]) {
    expect(parts.getByRole('row', { name: row })).toBeVisible();
  }
  expect(screen.getByText('48 MB')).toBeVisible();
  expect(screen.getByText('12 connections')).toBeVisible();
  expect(screen.getByText('2 days ago')).toBeVisible();
  expect(screen.getByRole('link', { name: '3 educators, 1 school' })).toBeVisible();
});

// @proves M-EXT_007
it('explains which setting to change when Clever has another mode than configured', async () => {
  const problems = [
    {
      problem: 'cleverMode' as const,
      configured: 'library' as const,
      actual: 'district' as const,
      noticedAt: daysAgo(1),
    },
  ];
  await open(fakeApi({ readSystemStatus: () => aStatus({ problems }) }));
  const region = within(await screen.findByRole('region', { name: 'Configuration errors' }));
  expect(region.getByText(/Set CLEVER_MODE=district and restart\./)).toBeVisible();
  expect(region.getByText('Detected 1 day ago.')).toBeVisible();
});

// @proves M-EXT_007
it('explains what to do when Google closed our project', async () => {
  const problems = [{ problem: 'googleProject' as const, noticedAt: daysAgo(1) }];
  await open(fakeApi({ readSystemStatus: () => aStatus({ problems }) }));
  const region = within(await screen.findByRole('region', { name: 'Configuration errors' }));
  expect(region.getByText(/Enable the Google Classroom API/)).toBeVisible();
  expect(region.getByText('Detected 1 day ago.')).toBeVisible();
});

it('shows a service without queues', async () => {
  await open(fakeApi({ readSystemStatus: () => aStatus({ queues: [] }) }));
  expect(await screen.findByText('There are no queues.')).toBeVisible();
});

const EMAILS = {
  kind: 'mail-reset-link',
  letters: 12,
  since: daysAgo(1),
  lastReason: 'EENVELOPE 550',
};
const TABLE = { name: 'Undelivered emails' };

it('shows that there are no undelivered emails', async () => {
  await open(fakeApi({ readSystemStatus: () => aStatus() }));
  const table = within(await screen.findByRole('table', TABLE));
  expect(table.getByText('No undelivered emails.')).toBeVisible();
});

// @proves R-console-status
it('shows kind, number, age and error of undelivered emails', async () => {
  const undelivered = [
    EMAILS,
    { ...EMAILS, kind: 'mail-something-new', letters: 1, lastReason: 'ECONNECTION' },
  ];
  await open(fakeApi({ readSystemStatus: () => aStatus({ undelivered }) }));
  const table = within(await screen.findByRole('table', TABLE));
  expect(
    table.getByRole('row', {
      name: /^Reset your password 12 1 day ago The recipient was rejected EENVELOPE 550 /,
    }),
  ).toBeVisible();
  expect(
    table.getByRole('row', {
      name: /^mail-something-new 1 1 day ago The mail relay did not respond ECONNECTION /,
    }),
  ).toBeVisible();
});

// @proves R-console-status
it.each([
  ['sendLettersAgain', 'Send again', 'Send again', '“Reset your password” is queued again.'],
  ['dropLetters', 'Discard', 'Discard', '“Reset your password” was discarded.'],
] as const)(
  'asks for a reason before %s and reloads the list',
  async (name, step, confirm, done) => {
    let undelivered = [EMAILS];
    const settle = () => {
      undelivered = [];
      return { letters: 12 };
    };
    const api = fakeApi({
      readSystemStatus: () => aStatus({ undelivered }),
      sendLettersAgain: settle,
      dropLetters: settle,
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: `${step}: Reset your password` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^12 emails /)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(api.calls(name)).toEqual([]);
    await fill(user, 'Reason', 'The relay is back');
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await toast(done)).toBeVisible();
    expect(api.calls(name)).toMatchObject([
      { kind: 'mail-reset-link', reason: 'The relay is back' },
    ]);
    expect(await screen.findByText('No undelivered emails.')).toBeVisible();
  },
);

// @proves M-OPS_002
it('shows a message when another operator has already handled the emails', async () => {
  const api = fakeApi({
    readSystemStatus: () => aStatus({ undelivered: [EMAILS] }),
    dropLetters: () => reject('OPS_002'),
  });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Discard: Reset your password' }));
  await fill(user, 'Reason', 'Too old');
  await clickButton(user, 'Discard');
  expect(
    await toast('These emails are no longer in the queue. Another operator may have handled them.'),
  ).toBeVisible();
});

it('keeps the old data and shows an error when the status cannot be refreshed', async () => {
  let isDown = false;
  const api = fakeApi({ readSystemStatus: () => (isDown ? reject('RTE_001') : aStatus()) });
  const { user } = await open(api);
  await screen.findByText('48 MB');
  isDown = true;
  await clickButton(user, 'Refresh');
  expect(await screen.findByText(/^This could not be refreshed\./)).toBeVisible();
  expect(screen.getByText('48 MB')).toBeVisible();
  isDown = false;
  await clickButton(user, 'Try again');
  await screen.findByText('48 MB');
});

// @proves C-op-endSignInWait
it('lets an operator end the sign-in wait of a colleague after giving a reason', async () => {
  const colleague = {
    operatorId: 'operator-2',
    email: 'sam@wonderfield.test',
    name: 'Sam Hill',
    until: new Date(Date.now() + 600_000).toISOString(),
  };
  let waitingOperators = [colleague];
  const api = fakeApi({
    readSystemStatus: () => aStatus({ waitingOperators }),
    endSignInWait: () => {
      waitingOperators = [];
      return {};
    },
  });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'End wait: Sam Hill' }));
  await fill(user, 'Reason', 'Called from a new laptop');
  await clickButton(user, 'End wait');
  expect(await toast('Sam Hill can sign in now.')).toBeVisible();
  expect(api.calls('endSignInWait')).toMatchObject([
    { operatorId: 'operator-2', reason: 'Called from a new laptop' },
  ]);
  expect(screen.queryByRole('table', { name: /have to wait/ })).toBeNull();
  // The button that opened the dialog was removed with its row.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
