import { screen, within } from '@testing-library/react';
import { fail } from '@wonderfield/client/testing/fake-calls';
import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { aChildProgress, NO_DAILY_LIMIT, NO_FRIENDS } from '../../../testing/progress.ts';
import { renderPortal } from '../../../testing/render-screen.tsx';

const maya = aFullChild({ userId: 'child-1', firstName: 'Maya' });
const mossy = { playerKey: 'mossy', name: 'MossyPaw', who: 'Ben W., Room 12 Explorers' };
const askedAt = '2026-11-15T12:00:00Z';
const WAITING: ChildFriends = { ...NO_FRIENDS, requests: [{ ...mossy, isOwnWish: true, askedAt }] };

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const open = (friends: ChildFriends, handlers: Handlers = {}) => {
  const session = aParent({ children: [maya] });
  const api = fakeApi({
    getUser: () => userResponse(session),
    getChildProgress: () => aChildProgress(),
    getChildFriends: () => friends,
    getWeeklyMail: () => ({ isOn: true, email: 'dana@home.test' }),
    getPlayTime: () => NO_DAILY_LIMIT,
    ...handlers,
  });
  return { ...renderPortal({ at: '/progress', session, api }), api };
};
const region = (name: string) => screen.findByRole('region', { name });

beforeAll(async () => void (await import('../progress/screens/child-progress-screen.tsx')), 60_000);

describe('Friends of a child', () => {
  it("sends the parent's approval of a friend request", async () => {
    const after = { ...NO_FRIENDS, friends: [{ ...mossy, isOpen: false, isFamilyBlocked: false }] };
    const { user, api } = open(WAITING, { answerFriendRequest: () => after });
    const requests = await region('Friend requests');
    expect(requests).toHaveTextContent('1 waiting for your approval');
    expect(requests).toHaveTextContent(
      'MossyPawBen W., Room 12 ExplorersMaya would like to visit.',
    );
    await user.click(within(requests).getByRole('button', { name: 'Yes, be friends: MossyPaw' }));
    expect(await region('Friends in the game')).toHaveTextContent(
      'You approved. Waiting for the other family.',
    );
    expect(screen.queryByRole('region', { name: 'Friend requests' })).not.toBeInTheDocument();
    expect(api.calls('answerFriendRequest')[0]?.fields).toMatchObject({
      requestUserId: 'child-1',
      playerKey: 'mossy',
      isYes: '1',
    });
  });

  it('keeps the friend request when the decision cannot be sent', async () => {
    const { user } = open(WAITING, { answerFriendRequest: fail });
    const requests = await region('Friend requests');
    await user.click(within(requests).getByRole('button', { name: 'Not now: MossyPaw' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(requests).toBeVisible();
  });

  it('stops, allows and unblocks friends', async () => {
    const { user, api } = open(
      {
        ...NO_FRIENDS,
        friends: [
          { ...mossy, isOpen: true, isFamilyBlocked: false },
          { playerKey: 'fern', name: 'Fern', isOpen: false, isFamilyBlocked: true },
        ],
        refused: [{ playerKey: 'kite', name: 'KiteRider' }],
        blocked: [{ blockId: 'block-1', playerKey: 'rude', name: 'Rude' }, { blockId: 'block-2' }],
      },
      { answerFriendRequest: () => NO_FRIENDS, unblockFriend: () => NO_FRIENDS },
    );
    const friends = await region('Friends in the game');
    expect(friends).toHaveTextContent('KiteRiderYou declined.');
    expect(friends).toHaveTextContent('RudeBlocked by Maya. Applies to siblings too.');
    expect(friends).toHaveTextContent(
      'Deleted playerBlocked by Maya. Applies to siblings too. Account deleted.',
    );
    expect(friends).toHaveTextContent('FernNot allowed because Maya blocked a sibling.');
    await user.click(within(friends).getByRole('button', { name: 'Stop visits with MossyPaw' }));
    expect(api.calls('answerFriendRequest')[0]?.fields).toMatchObject({ isYes: '0' });
  });

  // @proves D-9-shown-blocked
  it('unblocks a player whose account was deleted', async () => {
    const { user, api } = open(
      { ...NO_FRIENDS, blocked: [{ blockId: 'block-2' }] },
      { unblockFriend: () => NO_FRIENDS },
    );
    await user.click(await screen.findByRole('button', { name: 'Unblock Deleted player' }));
    expect(api.calls('unblockFriend')[0]?.fields).toMatchObject({
      requestUserId: 'child-1',
      blockId: 'block-2',
    });
  });

  it('shows the chat messages to the parent', async () => {
    const message = { sayingId: 's', saidAt: askedAt, other: 'MossyPaw' };
    const { user } = open({
      ...NO_FRIENDS,
      sayings: [{ ...message, isChilds: true, text: 'The owl moved in' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Read messages' }));
    const dialog = await screen.findByRole('dialog', { name: 'Messages between Maya and others' });
    expect(within(dialog).getByRole('row', { name: /owl/ })).toHaveTextContent(
      /MossyPawMayaThe owl moved in$/,
    );
  });

  it('hides the friends section when there are no friends', async () => {
    open(NO_FRIENDS);
    await screen.findByRole('heading', { name: 'One thing to talk about at dinner' });
    expect(screen.queryByText(/Friend/)).not.toBeInTheDocument();
  });
});
