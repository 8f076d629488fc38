import { screen, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { PlayReport } from '@wonderfield/contract/operators/report-calls';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import { heading, renderConsole } from '../../../testing/render-console.tsx';

const REPORT: PlayReport = {
  reportId: 'report',
  reason: 'unkind',
  at: new Date().toISOString(),
  isFromFilter: false,
  reporter: {
    userId: 'one',
    isErased: false,
    avatarName: 'SunnyHop',
    earlierReports: 0,
    adultIds: ['parent-one'],
  },
  reported: {
    userId: 'other',
    isErased: false,
    avatarName: 'MossyPaw',
    earlierReports: 1,
    adultIds: ['parent-other'],
  },
  sayings: [
    { saidAt: new Date().toISOString(), byReported: true, isRejected: false, text: 'Go away' },
  ],
};

const open = async (reports: PlayReport[], handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const decided = new Set<string>();
  const api = fakeApi({
    listPlayReports: () => ({ reports: reports.filter(({ reportId }) => !decided.has(reportId)) }),
    decidePlayReport: ({ reportId }) => {
      decided.add(reportId);
      return {};
    },
    ...handlers,
  });
  const console = renderConsole({ at: '/reports', api });
  await heading('Reports');
  return { ...console, api };
};

// @proves R-console-reports
it('shows reporter, reported player, reason and chat messages of a report', async () => {
  await open([REPORT]);
  const card = await screen.findByRole('article', { name: 'SunnyHop about MossyPaw' });
  expect(card).toHaveTextContent('Unkind words');
  expect(card).toHaveTextContent('1 earlier report was confirmed');
  expect(within(card).getByRole('list', { name: 'Messages' })).toHaveTextContent('MossyPawGo away');
});

// @proves D-9-report-erasure
it('shows a report about two erased children with the parents and the last day to decide', async () => {
  const erased = { userId: undefined, isErased: true, avatarName: '' };
  const { user, api } = await open([
    {
      ...REPORT,
      reporter: { ...REPORT.reporter, ...erased },
      reported: { ...REPORT.reported, ...erased },
      decideBy: '2027-02-15T12:00:00.000Z',
    },
  ]);
  const card = await screen.findByRole('article', { name: 'Deleted player about Deleted player' });
  expect(card).toHaveTextContent('Account deleted. Decide by Feb 15, 2027');
  expect(
    within(card)
      .getAllByRole('link', { name: 'Parent of Deleted player' })
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    expect.stringContaining('search=parent-one'),
    expect.stringContaining('search=parent-other'),
  ]);
  await clickButton(user, 'End visits permanently: Deleted player about Deleted player');
  await screen.findByRole('dialog', { name: 'End visits permanently: Deleted player' });
  await fill(user, 'Reason', 'Unkind twice.');
  await clickButton(user, 'End visits permanently');
  await toast('The report is decided.');
  expect(api.calls('decidePlayReport')).toMatchObject([{ outcome: 'noVisits' }]);
});

it('shows a sentence that the filter rejected', async () => {
  await open([
    {
      ...REPORT,
      reason: 'threat',
      isFromFilter: true,
      sayings: [
        { saidAt: new Date().toISOString(), byReported: true, isRejected: true, text: 'Words' },
      ],
    },
  ]);
  const name = 'MossyPaw to SunnyHop, rejected by the filter';
  const card = await screen.findByRole('article', { name });
  expect(card).toHaveTextContent('Threat');
  expect(card).toHaveTextContent('Words (not delivered)');
});

// @proves R-console-reports
it('removes a report after a decision with a reason', async () => {
  const { user, api } = await open([REPORT]);
  await screen.findByRole('article');
  await clickButton(user, 'Pause visits for a week: SunnyHop about MossyPaw');
  await screen.findByRole('dialog', { name: 'Pause visits for a week: MossyPaw' });
  await fill(user, 'Reason', 'Unkind twice.');
  await clickButton(user, 'Pause visits for a week');
  await toast('The report is decided.');
  expect(api.calls('decidePlayReport')).toMatchObject([
    { reportId: 'report', outcome: 'pauseWeek', reason: 'Unkind twice.' },
  ]);
  await screen.findByRole('heading', { name: 'No open reports.' });
});

it('shows a message when another operator has already decided', async () => {
  const { user } = await open([REPORT], { decidePlayReport: () => reject('FRD_005') });
  await screen.findByRole('article');
  await clickButton(user, 'No action: SunnyHop about MossyPaw');
  await screen.findByRole('dialog');
  await fill(user, 'Reason', 'Nothing happened.');
  await clickButton(user, 'No action');
  await toast('This report is already decided.');
});
