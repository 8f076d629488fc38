import { act, screen, within } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import {
  ALDER,
  ANA,
  entry,
  JON,
  MAYA,
  openWaiting,
  VALLEY,
  waitingApi,
} from '../../../testing/waiting.ts';
import type { AnswerOf } from '../../shared/call/call-client.ts';

describe('Waiting screen', () => {
  // @proves R-console
  it('shows the evidence about educators and schools', async () => {
    await openWaiting(waitingApi({ educators: [MAYA, JON, ANA], schools: [ALDER, VALLEY] }));
    await screen.findByRole('heading', { name: 'Educators (3)' });
    expect(screen.getByRole('heading', { name: 'Schools (2)' })).toBeVisible();

    const maya = await entry('Maya Okafor');
    for (const fact of [
      'Requested 3 days ago',
      'Created 3 weeks ago',
      'Portland, OR',
      'Belongs to Lincoln Elementary',
      'Confirmed',
      '+1 (503) 555-0142',
      'Code checked by SMS',
      'Done',
    ]) {
      expect(within(maya).getByText(fact)).toBeVisible();
    }
    const jon = await entry('Jon Beau');
    for (const fact of [
      'gmail.com',
      'Public email provider',
      'Code checked by email',
      'Declined before: “Please use your school email.”',
    ]) {
      expect(within(jon).getByText(fact)).toBeVisible();
    }
    const ana = await entry('Ana Li');
    for (const fact of [
      'Unknown domain',
      'Not confirmed',
      'No number given',
      'No code checked',
      'Not done',
      'No location given',
    ]) {
      expect(within(ana).getByText(fact)).toBeVisible();
    }
  });

  // @proves D-9-on-demand-teachers
  it('shows which district or school confirmed an educator', async () => {
    const confirmedBy = { provider: 'clever' as const, realm: '6202763c8243d2100123dae5' };
    await openWaiting(waitingApi({ educators: [{ ...ANA, confirmedBy }], schools: [] }));
    const ana = await entry('Ana Li');
    expect(
      within(ana).getByText(
        'Confirmed by Clever, but no school here is linked to district 6202763c8243d2100123dae5',
      ),
    ).toBeVisible();
  });

  it('shows the size of a school, possible duplicates and the administrator', async () => {
    await openWaiting(waitingApi({ educators: [], schools: [ALDER, VALLEY] }));
    const alder = await entry('Alder Creek');
    expect(
      within(alder).getByText('School · Salem, OR 97301 · 18 classrooms · 420 students'),
    ).toBeVisible();
    expect(within(alder).getByText('Priya Raman')).toBeVisible();
    expect(within(alder).queryByText(/already approved/)).not.toBeInTheDocument();
    const valley = await entry('Valley District');
    expect(within(valley).getByText(/^District .* 12 schools · 18 classrooms/)).toBeVisible();
    expect(
      within(valley).getByText('2 schools with this name and zip code are already approved.'),
    ).toBeVisible();
    expect(screen.getByText('No educators are waiting.')).toBeVisible();
  });

  it('shows a loading message and that no one is waiting', async () => {
    const response = held<AnswerOf<'listWaiting'>>();
    await openWaiting(fakeApi({ listWaiting: () => response.promise }));
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    response.give({ educators: [], schools: [], approved: [] });
    await screen.findByRole('heading', { name: 'Nobody is waiting.' });
    expect(screen.queryByText('Loading, please wait...')).not.toBeInTheDocument();
  });

  it('offers to retry when the queues cannot be loaded', async () => {
    let isDown = true;
    const response = { educators: [MAYA], schools: [], approved: [] };
    const api = fakeApi({ listWaiting: () => (isDown ? reject('RTE_001') : response) });
    const { user } = await openWaiting(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Too many tries. Please wait a little and try again.');
    isDown = false;
    await clickButton(user, 'Try again');
    await entry('Maya Okafor');
  });

  it('refreshes every 30 seconds and stops after ten minutes without input', async () => {
    const lists = [[MAYA], [MAYA, JON]];
    const api = fakeApi({
      listWaiting: () => ({ educators: lists.shift() ?? [JON], schools: [], approved: [] }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openWaiting(api);
    await entry('Maya Okafor');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await entry('Jon Beau');
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    const callCount = api.calls('listWaiting').length;
    // Two requests per minute for ten minutes, and the first one.
    expect(callCount).toBeLessThan(25);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.calls('listWaiting')).toHaveLength(callCount);
  });
});

it('moves between entries with the arrow keys', async () => {
  const { user } = await openWaiting(waitingApi({ educators: [MAYA, JON], schools: [] }));
  const [maya, jon] = [await entry('Maya Okafor'), await entry('Jon Beau')];
  screen.getByRole('button', { name: 'Approve Maya Okafor' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(jon).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(jon).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(maya).toHaveFocus();
});
