import { screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClassroom, anInvitation, openEducatorsList } from '../../../testing/classrooms.ts';
import { clickButton, toast } from '../../../testing/forms.ts';

type Handlers = NonNullable<Parameters<typeof openEducatorsList>[1]>;

const ACCEPT = 'Accept the invitation to Maps and Places';
const DECLINE = 'Decline the invitation to Maps and Places';
const open = async (handlers: Handlers = {}) => {
  const page = await openEducatorsList([aClassroom()], {
    getInvitations: () => ({ invitations: [anInvitation()], handovers: [] }),
    ...handlers,
  });
  await screen.findByRole('region', { name: 'Invitations' });
  return page;
};
const banner = () => screen.queryByRole('region', { name: 'Invitations' });

beforeAll(async () => void (await import('./screens/classrooms-screen.tsx')), 60_000);

describe('Invitation banner', () => {
  // @proves S-invitations
  it('shows who invites the teacher to which classroom', async () => {
    await open();
    expect(banner()).toHaveTextContent(
      'Noah Lindqvist invites you to teach Maps and Places together.',
    );
  });

  // @proves S-invitations
  it('accepts an invitation and lists the shared classroom', async () => {
    const response = held<Record<string, never>>();
    let rooms = [aClassroom()];
    const { api, user } = await open({
      answerInvitation: () => response.promise,
      getClassroomsByEducator: () => ({ allClassroomsDocs: rooms }),
    });
    await clickButton(user, ACCEPT);
    expect(await screen.findByRole('button', { name: 'Accepting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    rooms = [
      ...rooms,
      aClassroom({ classRoomId: 'room-3', classRoomName: 'Maps and Places', isShared: true }),
    ];
    response.give({});
    expect(await toast('You now teach Maps and Places.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Maps and Places' })).toBeVisible();
    expect(banner()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Classrooms/ })).toHaveFocus());
    expect(api.calls('answerInvitation').map(({ fields }) => fields)).toEqual([
      {
        invitationId: 'invitation-1',
        accept: '1',
        sessionToken: 'session-of-educator-1',
        userId: 'educator-1',
      },
    ]);
  });

  // @proves S-invitations
  it('declines an invitation and removes the banner', async () => {
    const { api, user } = await open({ answerInvitation: () => ({}) });
    await clickButton(user, DECLINE);
    expect(await toast('Invitation declined.')).toBeVisible();
    expect(banner()).not.toBeInTheDocument();
    expect(api.calls('answerInvitation')[0]?.fields).toMatchObject({ accept: '0' });
  });

  it('moves the focus to the next invitation, and after the last one to the list', async () => {
    const others = ['Maps and Places', 'Tide Pools', 'Star Charts'];
    const { user } = await open({
      getInvitations: () => ({
        handovers: [],
        invitations: others.map((classRoomName, place) =>
          anInvitation({ invitationId: `invitation-${place}`, classRoomName }),
        ),
      }),
      answerInvitation: () => ({}),
    });
    const noteOf = (name: string) => screen.getByText(name).closest('[tabindex]');
    await clickButton(user, 'Decline the invitation to Tide Pools');
    await waitFor(() => expect(noteOf('Star Charts')).toHaveFocus());
    await clickButton(user, 'Accept the invitation to Star Charts');
    await waitFor(() => expect(noteOf('Maps and Places')).toHaveFocus());
    await clickButton(user, DECLINE);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Classrooms (1)' })).toHaveFocus(),
    );
  });

  // @proves S-invitations
  it('shows an error and removes an invitation that was withdrawn', async () => {
    let invitations = [anInvitation()];
    const { user } = await open({
      getInvitations: () => ({ invitations, handovers: [] }),
      answerInvitation: () => {
        invitations = [];
        return reject('TEA_003');
      },
    });
    await clickButton(user, ACCEPT);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This invitation or teacher was not found.',
    );
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Classrooms (1)' })).toHaveFocus(),
    );
  });

  it('keeps the invitation when the response cannot be sent', async () => {
    const { user } = await open({ answerInvitation: () => fail() });
    await clickButton(user, ACCEPT);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(await screen.findByRole('button', { name: ACCEPT })).toBeEnabled();
  });
});

it('shows no banner without invitations', async () => {
  await openEducatorsList([aClassroom()]);
  await screen.findByRole('article');
  expect(banner()).not.toBeInTheDocument();
});

describe('Ownership transfer banner', () => {
  const offered = {
    classRoomId: 'room-3',
    classRoomName: 'Maps and Places',
    offeredBy: 'Noah Lindqvist',
    at: '2026-11-03T15:00:00.000Z',
  };
  const openOffered = (handlers: Handlers = {}) =>
    open({ getInvitations: () => ({ invitations: [], handovers: [offered] }), ...handlers });

  it('accepts the ownership of a classroom', async () => {
    const { api, user } = await openOffered({ answerHandover: () => ({}) });
    expect(banner()).toHaveTextContent(
      'Noah Lindqvist wants to transfer ownership of Maps and Places to you. Only the owner can archive or delete it. Nothing changes until you accept.',
    );
    await clickButton(user, 'Accept ownership of Maps and Places');
    expect(await toast('You are now the owner of Maps and Places.')).toBeVisible();
    expect(banner()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Classrooms/ })).toHaveFocus());
    expect(api.calls('answerHandover')[0]?.fields).toMatchObject({
      classRoomId: 'room-3',
      accept: '1',
    });
  });

  it('declines the ownership and shows that the owner is notified', async () => {
    const { api, user } = await openOffered({ answerHandover: () => ({}) });
    await clickButton(user, 'Decline ownership of Maps and Places');
    expect(
      await toast('You declined ownership of Maps and Places. We will notify Noah Lindqvist.'),
    ).toBeVisible();
    expect(api.calls('answerHandover')[0]?.fields).toMatchObject({ accept: '0' });
  });

  it.each([
    ['no seat is left', reject('SCH_002')],
    ['the offer no longer exists', reject('TEA_006')],
  ])('shows an error when the ownership cannot be accepted: %s', async (_why, response) => {
    const { user } = await openOffered({ answerHandover: () => response });
    await clickButton(user, 'Accept ownership of Maps and Places');
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
