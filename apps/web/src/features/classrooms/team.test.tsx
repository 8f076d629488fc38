import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { TeamJson } from '@wonderfield/contract/classrooms/team';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClassroom, aTeam, openTeachers } from '../../../testing/classrooms.ts';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';

type Handlers = NonNullable<Parameters<typeof openTeachers>[1]>;

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const invited = {
  invitationId: 'invitation-9',
  email: 'june@school.example.org',
  at: '2026-11-03T15:00:00.000Z',
  role: 'coTeacher',
} as const;
const ownershipTransfer = { userId: 'educator-2', at: '2026-11-03T15:00:00.000Z' };
const TITLE = 'Transfer this classroom to Noah Lindqvist?';
/** Noah's classroom, in which Amara is a co-teacher. */
const noahs = (): TeamJson => {
  const { owner, coTeachers } = aTeam();
  const [noah = owner] = coTeachers;
  return aTeam({ owner: noah, coTeachers: [{ ...owner, role: 'coTeacher' }] });
};

const open = async (team: TeamJson, handlers: Handlers = {}, classroom = aClassroom()) => {
  const page = await openTeachers([classroom], { getTeam: () => ({ team }), ...handlers });
  return { ...page, dialog: screen.getByRole('main') };
};
const people = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
/** Opens the menu of Noah and chooses an action. */
const choose = async (user: UserEvent, action: string) => {
  await clickButton(user, 'More for Noah Lindqvist');
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const askFor = async (user: UserEvent, action: string, title: string) => {
  await choose(user, action);
  return screen.findByRole('alertdialog', { name: title });
};
const membersHeading = () => screen.getByRole('heading', { name: /^Teachers/ });

beforeAll(async () => void (await import('./screens/class-teachers-screen.tsx')), 60_000);

describe('Teachers page for the owner', () => {
  it('lists teachers and pending invitations', async () => {
    const { api, dialog } = await open(aTeam({ invitations: [invited] }));
    await within(dialog).findByText('Noah Lindqvist');
    expect(people(dialog)).toEqual([
      'Amara Reyes OwnerYouamara@school.example.org',
      'Noah Lindqvist noah@school.example.orgCo-teacherNo end date',
      'june@school.example.orgInvited on Nov 3, 2026Co-teacherNo end dateWithdraw',
    ]);
    expect(within(dialog).queryByRole('button', { name: /Leave/ })).not.toBeInTheDocument();
    expect(api.calls('getTeam')[0]?.fields).toEqual({ classRoomId: 'room-12', ...SESSION });
  });

  it('shows a loading text until the team has loaded', async () => {
    const response = held<{ team: TeamJson }>();
    const { dialog } = await open(aTeam(), { getTeam: () => response.promise });
    expect(within(dialog).getByText('Loading, please wait...')).toBeVisible();
    response.give({ team: aTeam() });
    expect(await within(dialog).findByText('Noah Lindqvist')).toBeVisible();
  });

  it('shows an error when the team cannot be loaded, and retries', async () => {
    let isUnavailable = true;
    const { dialog, user } = await open(aTeam(), {
      getTeam: () => (isUnavailable ? reject('CLS_001') : { team: aTeam() }),
    });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Requested classroom does not exist.',
    );
    isUnavailable = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Noah Lindqvist')).toBeVisible();
  });
});

describe('Inviting a co-teacher', () => {
  // @proves S-co-teachers
  it('sends an invitation and lists it', async () => {
    const { api, dialog, user } = await open(aTeam(), {
      inviteCoTeacher: () => ({ team: aTeam({ invitations: [invited] }) }),
    });
    await within(dialog).findByText('Noah Lindqvist');
    await fill(user, 'Email Address', 'june@school.example.org');
    await clickButton(user, 'Send invitation');
    expect(await toast('We sent an invitation to june@school.example.org.')).toBeVisible();
    expect(people(dialog)).toHaveLength(3);
    expect(screen.getByLabelText('Email Address')).toHaveValue('');
    expect(api.calls('inviteCoTeacher').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-12', email: 'june@school.example.org', role: 'coTeacher', ...SESSION },
    ]);
  });

  it.each([
    ['', 'Please enter Email Address'],
    ['june', 'Please enter valid Email Address'],
  ])('rejects the email "%s"', async (email, message) => {
    const { api, dialog, user } = await open(aTeam());
    await within(dialog).findByText('Noah Lindqvist');
    await fill(user, 'Email Address', email);
    await clickButton(user, 'Send invitation');
    await waitFor(() => expect(messageUnder('Email Address')).toBe(message));
    expect(api.calls('inviteCoTeacher')).toHaveLength(0);
  });

  it.each([
    ['is already a co-teacher', reject('TEA_001'), 'This person already teaches the classroom.'],
    ['is already invited', reject('TEA_002'), 'This person is already invited.'],
    [
      'cannot be invited because of a network error',
      fail(),
      'Something went wrong, Please try again',
    ],
  ])('shows an error under the field for a colleague who %s', async (_who, response, message) => {
    const { dialog, user } = await open(aTeam(), { inviteCoTeacher: () => response });
    await within(dialog).findByText('Noah Lindqvist');
    await fill(user, 'Email Address', 'noah@school.example.org');
    await clickButton(user, 'Send invitation');
    await waitFor(() => expect(messageUnder('Email Address')).toBe(message));
    expect(screen.getByLabelText('Email Address')).toHaveValue('noah@school.example.org');
  });

  it('withdraws an invitation', async () => {
    const { api, dialog, user } = await open(aTeam({ invitations: [invited] }), {
      removeCoTeacher: () => ({ team: aTeam() }),
    });
    const name = 'Withdraw the invitation to june@school.example.org';
    await user.click(await within(dialog).findByRole('button', { name }));
    expect(await toast('Invitation withdrawn.')).toBeVisible();
    expect(people(dialog)).toHaveLength(2);
    expect(api.calls('removeCoTeacher').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-12', invitationId: 'invitation-9', ...SESSION },
    ]);
  });
});

describe('Focus after withdrawing an invitation', () => {
  it('moves the focus to the next invitation, and after the last one to the teachers', async () => {
    const leon = { ...invited, invitationId: 'invitation-10', email: 'leon@school.example.org' };
    let invitations = [invited, leon];
    const { dialog, user } = await open(aTeam({ invitations }), {
      removeCoTeacher: (fields) => {
        const { invitationId } = fields as { invitationId?: string };
        invitations = invitations.filter((each) => each.invitationId !== invitationId);
        return { team: aTeam({ invitations }) };
      },
    });
    await within(dialog).findByText(leon.email);
    await clickButton(user, `Withdraw the invitation to ${invited.email}`);
    await waitFor(() => expect(within(dialog).getByText(leon.email).closest('li')).toHaveFocus());
    await clickButton(user, `Withdraw the invitation to ${leon.email}`);
    await waitFor(() => expect(membersHeading()).toHaveFocus());
  });
});

describe('Changing the team', () => {
  // @proves S-co-teachers
  it('removes a co-teacher after a confirmation', async () => {
    const { api, dialog, user } = await open(aTeam(), {
      removeCoTeacher: () => ({ team: aTeam({ coTeachers: [] }) }),
    });
    await within(dialog).findByText('Noah Lindqvist');
    const question = await askFor(user, 'Remove', 'Remove Noah Lindqvist?');
    expect(question).toHaveAccessibleDescription(
      'Noah Lindqvist no longer sees this classroom and its students.',
    );
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await toast('Noah Lindqvist no longer teaches this classroom.')).toBeVisible();
    expect(people(dialog)).toHaveLength(1);
    await waitFor(() => expect(membersHeading()).toHaveFocus());
    expect(api.calls('removeCoTeacher')[0]?.fields).toMatchObject({ educatorId: 'educator-2' });
  });

  // @proves S-co-teachers, C-handOverClassroom
  it('asks a co-teacher to become owner and keeps the ownership until they accept', async () => {
    const { api, dialog, user } = await open(aTeam(), {
      handOverClassroom: () => ({ team: aTeam({ handover: ownershipTransfer }) }),
    });
    await within(dialog).findByText('Noah Lindqvist');
    const question = await askFor(user, 'Make owner', TITLE);
    expect(question).toHaveTextContent('Nothing changes until then.');
    await user.click(within(question).getByRole('button', { name: 'Send offer' }));
    expect(
      await toast('Offer sent to Noah Lindqvist. We will email you their answer.'),
    ).toBeVisible();
    expect(people(dialog)).toEqual([
      'Amara Reyes OwnerYouamara@school.example.org',
      'Noah Lindqvist noah@school.example.orgOwnership offered on Nov 3, 2026Co-teacherNo end dateWithdraw',
    ]);
    await waitFor(() => expect(membersHeading()).toHaveFocus());
    expect(api.calls('handOverClassroom')[0]?.fields).toMatchObject({ educatorId: 'educator-2' });
  });

  // @proves C-withdrawHandover
  it('withdraws the ownership transfer and keeps the focus in the dialog', async () => {
    const { api, dialog, user } = await open(aTeam({ handover: ownershipTransfer }), {
      withdrawHandover: () => ({ team: aTeam() }),
    });
    await within(dialog).findByText('Noah Lindqvist');
    await clickButton(user, 'Withdraw the offer to Noah Lindqvist');
    expect(await toast('Offer withdrawn. You are still the owner.')).toBeVisible();
    await waitFor(() => expect(membersHeading()).toHaveFocus());
    expect(api.calls('withdrawHandover')[0]?.fields).toEqual({
      classRoomId: 'room-12',
      ...SESSION,
    });
  });

  it('shows an error and the new owner when the transfer was already accepted', async () => {
    let team = aTeam({ handover: ownershipTransfer });
    const { dialog, server, user } = await open(team, {
      getTeam: () => ({ team }),
      withdrawHandover: () => {
        team = noahs();
        server.change('room-12', { isShared: true });
        return reject('TEA_006');
      },
    });
    await within(dialog).findByText('Noah Lindqvist');
    await clickButton(user, 'Withdraw the offer to Noah Lindqvist');
    expect(await screen.findByRole('alert')).toHaveTextContent('This offer is no longer open.');
    await waitFor(() =>
      expect(people(dialog)[0]).toBe('Noah Lindqvist Ownernoah@school.example.org'),
    );
  });

  it.each([
    ['refused', reject('TEA_003'), 'This invitation or teacher was not found.'],
    ['lost', fail(), 'Something went wrong, Please try again'],
  ])('shows an error when the transfer request is %s', async (_how, response, words) => {
    const { dialog, user } = await open(aTeam(), { handOverClassroom: () => response });
    await within(dialog).findByText('Noah Lindqvist');
    const question = await askFor(user, 'Make owner', TITLE);
    await user.click(within(question).getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(dialog).toHaveTextContent(/Amara ReyesOwner|Amara Reyes Owner/);
    expect(await within(question).findByRole('button', { name: 'Send offer' })).toBeEnabled();
  });
});

describe('Teachers page for a co-teacher', () => {
  const shared = aClassroom({ isShared: true });

  it('shows the team read-only with a button to leave', async () => {
    const { dialog } = await open(noahs(), {}, shared);
    await within(dialog).findByText('Noah Lindqvist');
    expect(people(dialog)).toEqual([
      'Noah Lindqvist Ownernoah@school.example.org',
      'Amara Reyes Youamara@school.example.orgCo-teacherNo end date',
    ]);
    expect(screen.queryByLabelText('Email Address')).not.toBeInTheDocument();
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Leave this classroom']);
  });

  // @proves S-co-teachers
  it('leaves the classroom after a confirmation and removes it from the list', async () => {
    let rooms = [shared];
    const { api, dialog, user } = await open(
      noahs(),
      {
        getClassroomsByEducator: () => ({ allClassroomsDocs: rooms }),
        removeCoTeacher: () => {
          rooms = [];
          return {};
        },
      },
      shared,
    );
    await within(dialog).findByText('Noah Lindqvist');
    await clickButton(user, 'Leave this classroom');
    const question = await screen.findByRole('alertdialog', { name: 'Leave Room 12 Explorers?' });
    await user.click(within(question).getByRole('button', { name: 'Leave this classroom' }));
    expect(await toast('You left Room 12 Explorers.')).toBeVisible();
    expect(await screen.findByText('No Classroom created yet!')).toBeVisible();
    expect(api.calls('removeCoTeacher').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-12', educatorId: 'educator-1', ...SESSION },
    ]);
  });
});

describe('Role and end of access', () => {
  const helper = {
    userId: 'educator-3',
    firstName: 'Dana',
    lastName: 'Cole',
    email: 'dana@school.example.org',
    role: 'helper',
    endsOn: '2026-11-24',
  } as const;

  // @proves S-substitutes, R-class-teachers
  it('invites a substitute with a last day in two weeks', async () => {
    const { api, dialog, user } = await open(aTeam(), {
      inviteCoTeacher: () => ({ team: aTeam() }),
    });
    await within(dialog).findByText('Noah Lindqvist');
    await fill(user, 'Email Address', 'dana@school.example.org');
    await user.click(screen.getByRole('radio', { name: /^Can see and help/ }));
    expect(screen.getByRole('radio', { name: 'On a date' })).toBeChecked();
    expect(screen.getByLabelText('Last day')).toHaveValue('2026-12-02');
    await clickButton(user, 'Send invitation');
    await toast('We sent an invitation to dana@school.example.org.');
    expect(api.calls('inviteCoTeacher')[0]?.fields).toMatchObject({
      role: 'helper',
      endsOn: '2026-12-02',
    });
  });

  it('asks for a last day, and shows the answer of the server under the field', async () => {
    const { dialog, user } = await open(aTeam(), {
      inviteCoTeacher: () => reject('VAL_001', { errors: { endsOn: 'Please choose a day' } }),
    });
    await within(dialog).findByText('Noah Lindqvist');
    await fill(user, 'Email Address', 'dana@school.example.org');
    await user.click(screen.getByRole('radio', { name: 'On a date' }));
    await user.clear(screen.getByLabelText('Last day'));
    await clickButton(user, 'Send invitation');
    await waitFor(() => expect(messageUnder('Last day')).toBe('Please choose a day'));
  });

  // @proves S-substitutes
  it('shows when access ends and extends it', async () => {
    const { api, dialog, user } = await open(aTeam({ coTeachers: [helper] }), {
      changeCoTeacher: () => ({
        team: aTeam({ coTeachers: [{ ...helper, endsOn: '2026-12-04' }] }),
      }),
    });
    expect(await within(dialog).findByText('Ends Nov 24, in 6 days')).toBeVisible();
    await clickButton(user, 'Extend the access of Dana Cole');
    const editor = await screen.findByRole('dialog', { name: 'Access of Dana Cole' });
    const day = within(editor).getByLabelText('Last day');
    await user.clear(day);
    await user.type(day, '2026-12-04');
    await user.click(within(editor).getByRole('button', { name: 'Save' }));
    expect(await toast('The access of Dana Cole is changed.')).toBeVisible();
    expect(within(dialog).getByText('Ends Dec 4, in 16 days')).toBeVisible();
    expect(api.calls('changeCoTeacher')[0]?.fields).toMatchObject({
      educatorId: 'educator-3',
      role: 'helper',
      endsOn: '2026-12-04',
    });
  });

  it('fills the invitation with a person whose access ended', async () => {
    const { dialog, user } = await open(aTeam({ ended: [{ ...helper, endsOn: '2026-10-09' }] }));
    expect(await within(dialog).findByText('Access ended Oct 9, 2026')).toBeVisible();
    await clickButton(user, 'Invite Dana Cole again');
    expect(screen.getByLabelText('Email Address')).toHaveValue('dana@school.example.org');
    expect(screen.getByLabelText('Email Address')).toHaveFocus();
    expect(screen.getByRole('radio', { name: /^Can see and help/ })).toBeChecked();
  });

  it('fills the invitation again with the same person', async () => {
    const { user } = await open(aTeam({ ended: [{ ...helper, endsOn: '2026-10-09' }] }));
    await screen.findByText('Access ended Oct 9, 2026');
    await clickButton(user, 'Invite Dana Cole again');
    await fill(user, 'Email Address', 'someone@school.example.org');
    await clickButton(user, 'Invite Dana Cole again');
    expect(screen.getByLabelText('Email Address')).toHaveValue('dana@school.example.org');
    expect(screen.getByLabelText('Email Address')).toHaveFocus();
  });

  it('leaves the focus alone when the page opens', async () => {
    await open(aTeam());
    expect(await screen.findByLabelText('Email Address')).not.toHaveFocus();
  });

  it('shows what each role can do', async () => {
    const { dialog } = await open(aTeam());
    const table = await within(dialog).findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(
      within(table).getByRole('row', { name: 'Print login cards, make a new password Yes No' }),
    ).toBeVisible();
  });
});
