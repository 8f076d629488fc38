import { screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import type { ChildSkill } from '@wonderfield/contract/progress/child-skill';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import {
  aChildProgress,
  aChildSkill,
  NO_DAILY_LIMIT,
  NO_FRIENDS,
} from '../../../testing/progress.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const AT = '/progress/child-1/skills/adding-past-ten';
const maya = aFullChild({ userId: 'child-1', firstName: 'Maya' });

type Handler = NonNullable<NonNullable<Parameters<typeof fakeApi>[0]>['getChildSkill']>;
const open = (at = AT, getChildSkill: Handler = () => aChildSkill()) => {
  const session = aParent({ children: [maya] });
  const api = fakeApi({
    getUser: () => userResponse(session),
    getChildProgress: () => aChildProgress(),
    getChildSkill,
    getPlayTime: () => NO_DAILY_LIMIT,
    getChildFriends: () => NO_FRIENDS,
    getWeeklyMail: () => ({ isOn: true, email: 'dana@home.test' }),
  });
  return { ...renderPortal({ at, session, api }), api };
};
const openSkill = async (over: Partial<ChildSkill> = {}) => {
  const opened = open(AT, () => aChildSkill(over));
  await heading('Adding past ten');
  return opened;
};
const region = (name: string) => screen.getByRole('region', { name });
const stages = () => within(screen.getByRole('list', { name: /^Stages/ })).getAllByRole('listitem');
const currentStages = () =>
  stages()
    .filter((stage) => stage.getAttribute('aria-current') === 'step')
    .map((stage) => stage.textContent);

beforeAll(async () => {
  await import('./screens/child-progress-screen.tsx');
  await import('./screens/child-skill-screen.tsx');
}, 60_000);

describe('Page of a skill', () => {
  // @proves R-child-skill, S-child-skill, D-6-progress
  it('shows what the skill is with a sample question, in the order of the page', async () => {
    const { api } = await openSkill();
    expect(screen.getByText('Maya · Math, grade 2')).toBeVisible();
    const about = region('What it is');
    expect(about).toHaveTextContent('Adds two one-digit numbers whose sum passes ten.');
    expect(about).toHaveTextContent('How many in all?8 + 5 = ?');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([
      'What it is',
      'Where Maya stands',
      'What we saw',
      'Help in five minutes',
      'What comes next',
    ]);
    expect(api.calls('getChildSkill')[0]?.fields).toMatchObject({
      requestUserId: 'child-1',
      skillId: 'adding-past-ten',
    });
  });

  // @proves S-child-skill
  it('shows the stage, certainty, answers and level without a percentage', async () => {
    await openSkill();
    expect(stages().map(({ textContent }) => textContent)).toEqual([
      'Seedjust met',
      'Sproutstarting',
      'Leafgetting it',
      'Budnearly there',
      'Bloomhas it',
    ]);
    expect(currentStages()).toEqual(['Budnearly there']);
    const stands = region('Where Maya stands');
    expect(stands).toHaveTextContent('Still finding outAbout 5 more questions and we are sure.');
    expect(stands).toHaveTextContent(
      '18 answers on 4 days15 right on the first try. The last one was Sunday.',
    );
    expect(stands).toHaveTextContent('Level 2 of 3Usual questions of grade 2.');
    expect(screen.getByRole('main')).not.toHaveTextContent('%');
  });

  it.each([
    [{ isSure: true, answersToGo: 0 }, 'SureWe are sure of this stage.'],
    [{ lastDay: '2026-11-17' }, 'The last one was today.'],
    [{ lastDay: '2026-11-02' }, 'The last one was November 2.'],
    [{ level: 1, grade: 0 }, 'Level 1 of 3Easier questions of kindergarten.'],
    [{ level: 3, grade: 1 }, 'Level 3 of 3Harder questions of grade 1.'],
  ])('shows %j as "%s"', async (over, text) => {
    await openSkill(over);
    expect(region('Where Maya stands')).toHaveTextContent(text);
  });

  // @proves S-child-skill
  it('marks the seed for a child who has not met the skill', async () => {
    await openSkill({
      stage: 'seed',
      isRated: false,
      answers: 0,
      right: 0,
      days: 0,
      lastDay: undefined,
      misconception: undefined,
    });
    expect(currentStages()).toEqual(['Seedjust met']);
    const stands = region('Where Maya stands');
    expect(stands).toHaveTextContent('Maya has not met this yet.');
    expect(stands).not.toHaveTextContent(/answers|Level|Sure/);
    expect(screen.queryByRole('region', { name: 'What we saw' })).not.toBeInTheDocument();
  });

  // @proves S-child-skill
  it('marks no stage with fewer than four answers', async () => {
    await openSkill({ stage: 'seed', isRated: false, answers: 3, right: 2, days: 1 });
    expect(currentStages()).toEqual([]);
    const stands = region('Where Maya stands');
    expect(stands).toHaveTextContent('We are just starting to find out.');
    expect(stands).toHaveTextContent('3 answers on 1 day');
    expect(stands).not.toHaveTextContent(/Level|finding out$/);
  });

  // @proves S-child-skill
  it('shows a repeated mistake, an exercise and the worked steps', async () => {
    await openSkill();
    expect(region('What we saw')).toHaveTextContent(
      'Counts on from the first number and is one off. We saw this twice lately.',
    );
    const help = region('Help in five minutes');
    expect(help).toHaveTextContent('Fill a ten-frame with beans first.');
    expect(
      within(help)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['8 needs 2 more to make 10.', '10 and 3 is 13.']);
    expect(help).toHaveTextContent('Answer: 8 + 5 = 13');
  });

  it('shows choices as a list and a picture without a drawing in words', async () => {
    await openSkill({
      sample: {
        ask: 'How many apples?',
        picture: { inWords: 'apple, apple.' },
        parts: ['2', '3'],
        solved: '2 apples',
        steps: [{ say: 'Count.' }],
      },
    });
    expect(screen.getByText('The question shows: apple, apple.')).toBeVisible();
    const parts = within(screen.getByRole('list', { name: 'To choose from' }));
    expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2',
      '3',
    ]);
  });

  it('describes ten-frames that have no sum beside them', async () => {
    const { sample } = aChildSkill();
    const picture = { inWords: 'Ten-frame 1: full.', frames: [10] };
    await openSkill({ sample: { ...sample, picture } });
    expect(screen.getByRole('img', { name: 'Ten-frame 1: full.' })).toBeVisible();
  });

  it('draws fraction bars with their labels', async () => {
    const { sample } = aChildSkill();
    const picture = {
      inWords: 'Bar 1, labeled 1/2, in equal parts: colored, white.',
      bars: [{ parts: 2, filled: 1, label: '1/2' }],
    };
    await openSkill({ sample: { ...sample, picture } });
    expect(screen.getByRole('img', { name: /^Bar 1/ })).toHaveTextContent('1/2');
    expect(screen.queryByText(/The question shows/)).not.toBeInTheDocument();
  });

  // @proves S-child-skill
  it('links to the next skills with their stage, and back to the week', async () => {
    const { user, location } = await openSkill();
    const next = region('What comes next');
    expect(
      within(next)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Taking away past tenSprout · grade 2',
      'Adding two-digit numbersNot met yet · grade 2',
    ]);
    await user.click(screen.getByRole('link', { name: 'Taking away past ten' }));
    expect(location()).toBe('/progress/child-1/skills/taking-away');
    await user.click(screen.getByRole('link', { name: 'Back to Maya’s week' }));
    expect(location()).toBe('/progress/child-1');
  });

  it('leaves out what comes next after the last skill', async () => {
    await openSkill({ next: [] });
    expect(screen.queryByRole('region', { name: 'What comes next' })).not.toBeInTheDocument();
  });
});

describe('Way to the page of a skill', () => {
  // @proves R-child-skill
  it('links every skill on the page of the week, in the bed and in the table', async () => {
    const { user, location } = open('/progress');
    const growing = await screen.findByRole('region', { name: 'What is growing' });
    expect(within(growing).getByRole('link', { name: 'Food chains' })).toHaveAttribute(
      'href',
      '/progress/child-1/skills/food-chains',
    );
    await clickButton(user, 'All 2 skills');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('link', { name: 'Adding past ten' }));
    await heading('Adding past ten');
    expect(location()).toBe(AT);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows that the skill loads', () => {
    open(AT, () => new Promise<never>(() => undefined));
    return waitFor(() => expect(screen.getByText('Loading, please wait...')).toBeInTheDocument());
  });

  // @proves S-child-skill
  it('keeps the titles of the cards after a network error and offers a retry', async () => {
    let attempts = 0;
    const { user } = open(AT, () => {
      attempts += 1;
      return attempts <= 3 ? fail() : aChildSkill();
    });
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { name: 'Where Maya stands' })).toBeVisible();
    await clickButton(user, 'Try again');
    await heading('Adding past ten');
  });

  // @proves R-child-skill
  it('says that a child is not linked, without a call', async () => {
    const { api } = open('/progress/child-9/skills/adding-past-ten');
    expect(await screen.findByText('This child is not linked to your account.')).toBeVisible();
    expect(api.calls('getChildSkill')).toHaveLength(0);
  });

  it('shows CHD_001 when the child was unlinked since', async () => {
    open(AT, () => reject('CHD_001'));
    expect(await screen.findByText('This child is not linked to your account.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('My Children');
  });

  // @proves R-child-skill, M-SKL_001
  it('says that a skill was not found and links to the week', async () => {
    const { user, location } = open('/progress/child-1/skills/gone', () => reject('SKL_001'));
    expect(await screen.findByText('This skill was not found.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Maya’s week' }));
    expect(location()).toBe('/progress/child-1');
  });
});
