import { screen, waitFor, within } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { aSchool } from '../../../testing/records.ts';
import { heading, renderConsole } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call/call-client.ts';

const LINCOLN = aSchool();
const CEDAR = aSchool({
  schoolId: 'cedar',
  schoolName: 'Cedar Grove',
  schoolCode: undefined,
  domains: [],
});
const ALDER = aSchool({ schoolId: 'alder', schoolName: 'Alder', state: 'waiting' });
const REJECTED = aSchool({ schoolId: 'test', schoolName: 'Test', state: 'refused' });

const schoolsApi = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    listSchools: ({ search }) => ({
      schools: [LINCOLN, CEDAR, ALDER, REJECTED].filter(({ schoolName }) =>
        schoolName.toLowerCase().includes(search ?? ''),
      ),
    }),
    ...handlers,
  });

const open = async (api: FakeApi, at = '/schools') => {
  const page = renderConsole({ at, api });
  await heading('Schools');
  return page;
};
const card = (name: string) => screen.findByRole('article', { name });

describe('school list', () => {
  // @proves R-console-schools
  it('shows state, code, seats, teachers and administrator of a school', async () => {
    const { user } = await open(schoolsApi());
    const lincoln = within(await card('Lincoln Elementary'));
    for (const fact of [
      'Approved',
      'School · Portland, OR 97214',
      'WF-7K3M-92QD',
      '12 of 20 teachers',
      '480 student seats',
      'office@lincoln.k12.or.us',
    ]) {
      expect(lincoln.getByText(fact)).toBeVisible();
    }
    expect(screen.getByText('4 schools')).toBeVisible();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await clickButton(user, 'Copy the code of Lincoln Elementary');
    expect(writeText).toHaveBeenCalledWith('WF-7K3M-92QD');
  });

  it('shows the number of teachers who teachers waiting for the school', async () => {
    const lincoln = aSchool({ waitingTeachers: 2 });
    await open(schoolsApi({ listSchools: () => ({ schools: [lincoln] }) }));
    expect(
      within(await card('Lincoln Elementary')).getByText('2 teachers waiting for the school'),
    ).toBeVisible();
  });

  it('offers only actions that fit the state of the school', async () => {
    await open(schoolsApi());
    const buttons = async (name: string) =>
      within(await card(name))
        .queryAllByRole('button')
        .map((button) => button.textContent || button.getAttribute('aria-label'))
        .filter((text) => text?.endsWith('...'));
    expect(await buttons('Lincoln Elementary')).toEqual([
      'Renew code...',
      'Withdraw code...',
      'Add a domain...',
      'Remove...',
      'Remove...',
    ]);
    expect(await buttons('Cedar Grove')).toEqual(['Issue a code...', 'Add a domain...']);
    expect(await buttons('Test')).toEqual([]);
    const alder = within(await card('Alder'));
    expect(alder.getByRole('link', { name: 'Decide in Waiting' })).toHaveAttribute(
      'href',
      '/console',
    );
  });

  it('searches schools by name and keeps the search in the URL', async () => {
    const api = schoolsApi();
    const { user, location } = await open(api);
    await card('Cedar Grove');
    await user.type(screen.getByLabelText('Search by name'), 'lin');
    await waitFor(() => expect(screen.queryByText('Cedar Grove')).not.toBeInTheDocument());
    expect(location()).toBe('/console/schools?search=lin');
    expect(api.calls('listSchools').map(({ search }) => search)).toEqual(['', 'lin']);
    await fill(user, 'Search by name', 'nowhere');
    await screen.findByRole('heading', { name: 'No school has this name.' });
  });

  it('opens with the search of the URL', async () => {
    const api = schoolsApi();
    await open(api, '/schools?search=cedar');
    await card('Cedar Grove');
    expect(screen.getByLabelText('Search by name')).toHaveValue('cedar');
    expect(api.calls('listSchools').map(({ search }) => search)).toEqual(['cedar']);
  });

  it('shows a loading message and that there is no school yet', async () => {
    const response = held<AnswerOf<'listSchools'>>();
    await open(fakeApi({ listSchools: () => response.promise }));
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    response.give({ schools: [] });
    await screen.findByRole('heading', { name: 'No schools yet.' });
  });
});

describe('school codes', () => {
  // @proves R-console-schools
  it('issues a school code with a reason', async () => {
    const school = { ...CEDAR, schoolCode: 'WF-AAAA-BBBB' };
    const api = schoolsApi({ issueSchoolCode: () => ({ school }) });
    const { user } = await open(api);
    await card('Cedar Grove');
    await clickButton(user, 'Issue a code for Cedar Grove');
    const dialog = await screen.findByRole('dialog', { name: 'Issue a code for Cedar Grove?' });
    expect(dialog).toHaveTextContent('emails it to office@lincoln.k12.or.us');
    await fill(user, 'Reason', 'They paid');
    await clickButton(user, 'Issue and email the code');
    await toast('Cedar Grove has a new code. We are emailing it.');
    expect(api.calls('issueSchoolCode')).toMatchObject([
      { schoolId: 'cedar', reason: 'They paid' },
    ]);
    expect(within(await card('Cedar Grove')).getByText('WF-AAAA-BBBB')).toBeVisible();
  });

  it('renews and revokes a school code and explains the effect', async () => {
    const school = { ...LINCOLN, schoolCode: undefined };
    const api = schoolsApi({ revokeSchoolCode: () => ({ school }) });
    const { user } = await open(api);
    await card('Lincoln Elementary');
    await clickButton(user, 'Renew code of Lincoln Elementary');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'The code WF-7K3M-92QD stops working at once. We create a new one and email it',
    );
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await clickButton(user, 'Withdraw code of Lincoln Elementary');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'new teachers cannot join. Teachers who used it stay.',
    );
    await clickButton(user, 'Withdraw the code');
    await waitFor(() => expect(messageUnder('Reason')).toBe('Please give a reason'));
    await fill(user, 'Reason', 'Posted on the web');
    await clickButton(user, 'Withdraw the code');
    await toast('The code of Lincoln Elementary is withdrawn.');
    expect(within(await card('Lincoln Elementary')).getByText('No code')).toBeVisible();
  });

  it('keeps the reason when the server rejects the action', async () => {
    const { user } = await open(schoolsApi({ revokeSchoolCode: () => reject('SCH_007') }));
    await card('Lincoln Elementary');
    await clickButton(user, 'Withdraw code of Lincoln Elementary');
    await screen.findByRole('dialog');
    await fill(user, 'Reason', 'Posted');
    await clickButton(user, 'Withdraw the code');
    await toast('This school has no code right now.');
    expect(screen.getByLabelText('Reason')).toHaveValue('Posted');
  });
});

describe('email domains', () => {
  // @proves R-console-schools
  it('switches automatic approval only after a reason is entered', async () => {
    const school = { ...LINCOLN, domains: [{ domain: 'lincoln.k12.or.us', autoApproves: false }] };
    const api = schoolsApi({ setDomainRule: () => ({ school }) });
    const { user } = await open(api);
    const name = 'Automatic approval at lincoln.k12.or.us';
    const control = await screen.findByRole('switch', { name });
    expect(control).toBeChecked();
    await user.click(control);
    await screen.findByRole('dialog', {
      name: 'Stop approving teachers at lincoln.k12.or.us automatically?',
    });
    await fill(user, 'Reason', 'Address book leaked');
    await clickButton(user, 'Switch off');
    await toast('Teachers at lincoln.k12.or.us now wait for a decision.');
    expect(api.calls('setDomainRule')).toMatchObject([
      {
        schoolId: 'school-1',
        domain: 'lincoln.k12.or.us',
        autoApproves: false,
        reason: 'Address book leaked',
      },
    ]);
    expect(screen.getByRole('switch', { name })).not.toBeChecked();
  });

  it('removes an email domain with a reason', async () => {
    const school = {
      ...LINCOLN,
      domains: [{ domain: 'staff.lincoln.k12.or.us', autoApproves: false }],
    };
    const api = schoolsApi({ removeDomain: () => ({ school }) });
    const { user } = await open(api);
    await card('Lincoln Elementary');
    await clickButton(user, 'Remove lincoln.k12.or.us');
    const dialog = await screen.findByRole('dialog', {
      name: 'Remove lincoln.k12.or.us from Lincoln Elementary?',
    });
    expect(dialog).toHaveTextContent('Teachers who already joined stay.');
    await clickButton(user, 'Remove domain');
    await waitFor(() => expect(messageUnder('Reason')).toBe('Please give a reason'));
    expect(api.calls('removeDomain')).toEqual([]);
    await fill(user, 'Reason', 'Sold to a company');
    await clickButton(user, 'Remove domain');
    await toast('lincoln.k12.or.us no longer belongs to Lincoln Elementary.');
    expect(api.calls('removeDomain')).toMatchObject([
      { schoolId: 'school-1', domain: 'lincoln.k12.or.us', reason: 'Sold to a company' },
    ]);
    const left = within(await card('Lincoln Elementary'));
    expect(left.queryByText('lincoln.k12.or.us')).not.toBeInTheDocument();
    expect(left.getByText('staff.lincoln.k12.or.us')).toBeVisible();
  });

  it('adds a validated email domain, without automatic approval by default', async () => {
    const school = { ...CEDAR, domains: [{ domain: 'cedar.example', autoApproves: true }] };
    const responses = [reject('SCH_005'), { school }];
    const api = schoolsApi({ setDomainRule: () => responses.shift() ?? { school } });
    const { user } = await open(api);
    await card('Cedar Grove');
    await clickButton(user, 'Add a domain for Cedar Grove');
    await screen.findByRole('dialog', { name: 'Add a domain for Cedar Grove' });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await fill(user, 'Domain', 'not a domain');
    await clickButton(user, 'Add the domain');
    await waitFor(() =>
      expect(messageUnder('Domain')).toBe('Please enter a domain like school.example'),
    );
    expect(messageUnder('Reason')).toBe('Please give a reason');

    await fill(user, 'Reason', 'By phone');
    await fill(user, 'Domain', 'gmail.com');
    await clickButton(user, 'Add the domain');
    await waitFor(() => expect(messageUnder('Domain')).toContain('cannot confirm teachers'));

    await fill(user, 'Domain', 'Cedar.example');
    await user.click(screen.getByRole('checkbox'));
    await clickButton(user, 'Add the domain');
    await toast('cedar.example now belongs to Cedar Grove.');
    expect(api.calls('setDomainRule').at(-1)).toMatchObject({
      schoolId: 'cedar',
      domain: 'cedar.example',
      autoApproves: true,
      reason: 'By phone',
    });
  });
});
