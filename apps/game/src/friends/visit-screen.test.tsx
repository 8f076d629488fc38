import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Visit } from '@wonderfield/contract/friends/friends';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import { describe, expect, it, vi } from 'vitest';
import { VisitScreen, type VisitScreenProps } from './visit-screen.tsx';

const VISIT: Visit = {
  visitId: 'visit',
  isHost: false,
  other: { playerKey: 'mossy', name: 'MossyPaw', look: 'bloom-5' },
  isOtherHere: true,
  mayType: false,
  isTypingOver: false,
  sayings: [{ sayingId: 'a', visitId: 'visit', isMine: false, phrase: 'thankYou' }],
};

const show = (over: Partial<Visit> = {}, props: Partial<VisitScreenProps> = {}) => {
  const heard = {
    onSay: vi.fn(),
    onType: vi.fn(async (): Promise<string | undefined> => undefined),
    onBlock: vi.fn(),
    onReport: vi.fn(),
  };
  const screenOf = (visit: Partial<Visit>) => (
    <VisitScreen
      visit={{ ...VISIT, ...visit }}
      seen={{
        places: PLACE_ORDER.map((subject) => ({
          subject,
          rows: subject === 'science' ? 3 : 1,
          stage: 'leaf',
        })),
      }}
      playerName="SunnyHop"
      bloom={3}
      isPlain={false}
      {...heard}
      {...props}
    />
  );
  const { rerender } = render(screenOf(over));
  return {
    user: userEvent.setup(),
    rerender: (visit: Partial<Visit>) => rerender(screenOf(visit)),
    ...heard,
  };
};

describe('VisitScreen', () => {
  it('offers phrases that fit the field and sends the clicked one', async () => {
    const { user, onSay } = show();
    const phrases = screen.getByRole('group', { name: 'Phrases' });
    expect(
      within(phrases)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Hello.',
      'I like your pond.',
      'What did you plant?',
      'Can I help water?',
      'Good job.',
      'See you soon.',
    ]);
    await user.click(within(phrases).getByRole('button', { name: 'I like your pond.' }));
    expect(onSay).toHaveBeenCalledWith('likePond');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the chat as a log for screen readers', () => {
    show();
    expect(screen.getByRole('log')).toHaveTextContent('MossyPaw: Thank you. Come again.');
    expect(screen.getByRole('heading', { name: 'Visiting MossyPaw' })).toHaveFocus();
  });

  it('keeps typed text with an error when it is rejected', async () => {
    const onType = vi.fn(async () => 'Please say it another way');
    const { user } = show({ mayType: true }, { onType });
    await user.type(screen.getByRole('textbox', { name: 'Or type something' }), '555 0142{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please say it another way');
    expect(screen.getByRole('textbox')).toHaveValue('555 0142');
  });

  // @proves D-9-typed-words
  it('keeps the typed text and offers phrases when typing is over for the visit', async () => {
    const onType = vi.fn(async () => 'I don’t know that word yet');
    const { user, onSay, rerender } = show({ mayType: true }, { onType });
    await user.type(screen.getByRole('textbox'), 'spaceshipp{Enter}');
    rerender({ mayType: false, isTypingOver: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Let’s use the phrases for now.');
    expect(screen.getByRole('textbox')).toHaveValue('spaceshipp');
    expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox').nextElementSibling).toHaveClass('lucide-lock');
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(onType).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Hello.' }));
    expect(onSay).toHaveBeenCalledWith('hello');
  });

  it('blocks or reports a player in two taps', async () => {
    const { user, onBlock, onReport } = show();
    await user.click(screen.getByRole('button', { name: 'Block or report MossyPaw' }));
    await user.click(screen.getByRole('button', { name: 'Block MossyPaw' }));
    expect(onBlock).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Report: Unkind words' }));
    expect(onReport).toHaveBeenCalledWith('unkind');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Block MossyPaw' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Block or report MossyPaw' })).toHaveFocus();
  });

  it('shows that the other player is offline and offers no phrases', () => {
    show({ isOtherHere: false });
    expect(screen.getByText(/^MossyPaw is not in the game right now/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Phrases' })).not.toBeInTheDocument();
  });

  it('shows the visit in plain mode', async () => {
    show({}, { isPlain: true });
    expect(screen.getByText('Science Pond. 3 rows finished. Growing: Leaf.')).toBeVisible();
    expect(screen.getByRole('log')).toBeVisible();
  });
});
