import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import { AUDIT_ACTIONS } from '@wonderfield/contract/operators/audit-actions';
import { expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill } from '../../../testing/forms.ts';
import { anEvent } from '../../../testing/records.ts';
import { heading, renderConsole } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call/call-client.ts';

const SUBJECT = '0199f3aa-7c1e-7000-8000-00000000abcd';
const ACTOR = '0199f3bb-7c1e-7000-8000-00000000ef01';
const PERSON = 'ID of a user or school';

const EVENTS = [
  anEvent(),
  anEvent({
    eventId: 'event-2',
    action: 'session.refused',
    operator: undefined,
    actorId: ACTOR,
    subjectId: undefined,
    outcome: 'LGN_001',
  }),
  anEvent({
    eventId: 'event-3',
    action: 'operator.created',
    operator: 'command line',
    reason: 'New colleague',
  }),
  anEvent({
    eventId: 'event-4',
    action: 'game.saved',
    operator: undefined,
    subjectId: undefined,
  }),
];

const open = async (api: FakeApi, at = '/audit') => {
  const page = renderConsole({ at, api });
  await heading('Audit log');
  return page;
};
const logApi = () => fakeApi({ readAuditLog: () => ({ events: EVENTS, hasMore: false }) });
const rowOf = (text: string) =>
  within(screen.getByRole('cell', { name: text }).closest('tr') as HTMLElement);

// @proves R-console-audit
it('shows actor, action, subject, outcome and reason of each event', async () => {
  await open(logApi());
  await screen.findByRole('table', { name: 'Audit log' });
  const approved = rowOf('Educator approved');
  expect(approved.getByText('robin@wonderfield.test')).toBeVisible();
  expect(approved.getByText('ok')).toBeVisible();
  expect(approved.getByRole('button', { name: 'Show only 0199f3aa…abcd' })).toHaveAttribute(
    'title',
    SUBJECT,
  );
  expect(rowOf('Sign-in failed').getByText('LGN_001')).toBeVisible();
  const created = rowOf('Operator created');
  expect(created.getByText('Command line')).toBeVisible();
  expect(created.getByText('New colleague')).toBeVisible();
  // An action without a label.
  expect(screen.getByRole('cell', { name: 'game.saved' })).toBeVisible();
  expect(screen.getByText('4 events shown')).toBeVisible();
  expect(screen.getByText('No more events.')).toBeVisible();
});

it('has a label for every audit action', async () => {
  await open(logApi());
  const options = within(screen.getByLabelText('Action')).getAllByRole<HTMLOptionElement>('option');
  const words = options.flatMap(({ value, textContent }) => (value ? [[value, textContent]] : []));
  expect(words.map(([action]) => action)).toEqual(AUDIT_ACTIONS);
  // An action without a label would be shown as its path.
  expect(words.filter(([, text]) => /^\S+\.\S+$/.test(text ?? ''))).toEqual([]);
});

it('copies a whole id', async () => {
  const { user } = await open(logApi());
  await screen.findByRole('table');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await clickButton(user, `Copy the ID ${ACTOR}`);
  expect(writeText).toHaveBeenCalledWith(ACTOR);
});

it('filters by a person when the operator clicks an id', async () => {
  const api = logApi();
  const { user, location } = await open(api);
  await screen.findByRole('table');
  await clickButton(user, 'Show only 0199f3bb…ef01');
  await waitFor(() => expect(api.calls('readAuditLog').at(-1)).toMatchObject({ person: ACTOR }));
  expect(location()).toBe(`/console/audit?person=${ACTOR}`);
  expect(screen.getByLabelText(PERSON)).toHaveValue(ACTOR);
});

// @proves R-console-audit
it('stores the filters by action, person and days in the URL and clears them', async () => {
  const api = logApi();
  const { user, location } = await open(api);
  await user.selectOptions(screen.getByLabelText('Action'), 'Account suspended');
  await fill(user, PERSON, 'someone');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-14' } });
  await waitFor(() =>
    expect(api.calls('readAuditLog').at(-1)).toEqual({
      action: 'account.suspended',
      person: 'someone',
      from: '2026-11-01',
      to: '2026-11-14',
      sessionToken: 'a-session',
    }),
  );
  expect(location()).toBe(
    '/console/audit?action=account.suspended&person=someone&from=2026-11-01&to=2026-11-14',
  );
  await clickButton(user, 'Clear filters');
  await waitFor(() => expect(location()).toBe('/console/audit'));
  expect(screen.getByLabelText(PERSON)).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
});

it('opens with the filters of the URL, even with an unknown action', async () => {
  const api = logApi();
  await open(api, '/audit?action=game.saved');
  expect(screen.getByLabelText('Action')).toHaveValue('game.saved');
  await screen.findByRole('table');
  expect(api.calls('readAuditLog')).toMatchObject([{ action: 'game.saved' }]);
});

it('loads more events after the last one', async () => {
  const older = held<AnswerOf<'readAuditLog'>>();
  const api = fakeApi({
    readAuditLog: ({ before }) => (before ? older.promise : { events: EVENTS, hasMore: true }),
  });
  const { user } = await open(api);
  await screen.findByRole('table');
  await clickButton(user, 'Show more');
  expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(api.calls('readAuditLog').at(-1)).toMatchObject({ before: 'event-4' });
  older.give({ events: [anEvent({ eventId: 'event-5' })], hasMore: false });
  await screen.findByText('5 events shown');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it.each([
  ['/audit', 'No events recorded.'],
  ['/audit?person=nobody', 'No events match these filters.'],
])('shows that there are no events: %s', async (at, text) => {
  const response = held<AnswerOf<'readAuditLog'>>();
  await open(fakeApi({ readAuditLog: () => response.promise }), at);
  expect(screen.getByText('Loading, please wait...')).toBeVisible();
  response.give({ events: [], hasMore: false });
  await screen.findByRole('heading', { name: text });
});

it('shows the error when the log cannot be read', async () => {
  await open(fakeApi({ readAuditLog: () => reject('RTE_001') }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
});
