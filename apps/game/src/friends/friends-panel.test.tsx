import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '@wonderfield/client/errors';
import type { KnownPlayer } from '@wonderfield/contract/friends/friends';
import { describe, expect, it, vi } from 'vitest';
import { createPlayClient } from '../session/play-client.ts';
import { FriendsPanel } from './friends-panel.tsx';

const friend = (name: string, over: Partial<KnownPlayer> = {}): KnownPlayer => ({
  playerKey: name,
  name,
  standing: 'open',
  isHere: false,
  ...over,
});

const open = (listFriends: ReturnType<typeof createPlayClient>['listFriends']) => {
  const heard = { onVisit: vi.fn(), onClose: vi.fn(), onError: vi.fn() };
  const askToVisit = vi.fn(async () => ({}) as never);
  const client = { ...createPlayClient('session'), listFriends, askToVisit };
  render(<FriendsPanel client={client} isBusy={false} {...heard} />);
  return { user: userEvent.setup(), askToVisit, ...heard };
};
const answer = (
  friends: KnownPlayer[],
  nearby: KnownPlayer[] = [],
  blocked: { playerKey: string; name: string }[] = [],
) => vi.fn(async () => ({ friends, nearby, blocked }) as never);

describe('FriendsPanel', () => {
  it('offers to visit friends, to ask for a visit, or shows a pending request', async () => {
    const { user, onVisit, askToVisit } = open(
      answer(
        [
          friend('MossyPaw', { isHere: true }),
          friend('KiteRider', { standing: 'ask' }),
          friend('Bramble', { standing: 'asked' }),
        ],
        [friend('Clover', { isHere: true })],
      ),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Friends' });
    await user.click(await within(dialog).findByRole('button', { name: 'Visit MossyPaw' }));
    expect(onVisit).toHaveBeenCalledWith(expect.objectContaining({ playerKey: 'MossyPaw' }));
    expect(dialog).toHaveTextContent('BrambleYour grown-up and theirs need to say yes.');
    expect(within(dialog).getByRole('heading', { name: 'Also here now' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Ask to visit KiteRider' }));
    expect(askToVisit).toHaveBeenCalledWith('KiteRider');
  });

  it('shows the empty state when the player has no friends', async () => {
    open(answer([]));
    expect(await screen.findByText(/^Nobody yet/)).toBeVisible();
  });

  // @proves D-9-shown-blocked
  it('shows blocked players separately, without a visit button', async () => {
    open(answer([friend('MossyPaw')], [], [{ playerKey: 'rude', name: 'Rude' }]));
    const blocked = await screen.findByRole('list', { name: 'Blocked' });
    expect(blocked).toHaveTextContent('Rude');
    expect(within(blocked).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/A grown-up can undo it/)).toBeVisible();
  });

  it('reloads the friends after a connection error', async () => {
    const list = answer([friend('MossyPaw')]).mockRejectedValueOnce(new NetworkError());
    const { user } = open(list);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Visit MossyPaw' })).toBeVisible();
  });
});
