import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeApi, fakeApi, held, refuse } from '../../../testing/fake-api.ts';
import { press } from '../../../testing/forms.ts';
import { aStatus } from '../../../testing/records.ts';
import { heading, renderConsole, violations } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call-client.ts';

const open = async (api: FakeApi) => {
  const page = renderConsole({ at: '/status', api });
  await heading('Status');
  return page;
};

it('shows queues, parts, database, who waits, and since when it runs', async () => {
  const answer = held<AnswerOf<'readSystemStatus'>>();
  await open(fakeApi({ readSystemStatus: () => answer.promise }));
  expect(screen.getByText('Loading, please wait...')).toBeVisible();
  answer.give(aStatus());
  const queues = within(await screen.findByRole('table', { name: 'Queues' }));
  expect(queues.getByRole('row', { name: 'mail 3 1 2' })).toBeVisible();
  const parts = within(screen.getByRole('table', { name: 'Parts' }));
  for (const row of [
    'Mail Live',
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
  expect(await violations()).toEqual([]);
});

it('shows a service without queues', async () => {
  await open(fakeApi({ readSystemStatus: () => aStatus({ queues: [] }) }));
  expect(await screen.findByText('There are no queues.')).toBeVisible();
});

it('keeps what it has when it cannot be refreshed, and says so', async () => {
  let isDown = false;
  const api = fakeApi({ readSystemStatus: () => (isDown ? refuse('RTE_001') : aStatus()) });
  const { user } = await open(api);
  await screen.findByText('48 MB');
  isDown = true;
  await press(user, 'Refresh');
  expect(await screen.findByText(/^This could not be refreshed\./)).toBeVisible();
  expect(screen.getByText('48 MB')).toBeVisible();
  isDown = false;
  await press(user, 'Try again');
  await screen.findByText('48 MB');
});
