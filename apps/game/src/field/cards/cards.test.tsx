import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { Harvest, PlaySettings } from '@wonderfield/contract/play/game-calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DayEndCard } from '../day-end/day-end-card.tsx';
import { Hud } from '../hud.tsx';
import { PlainBar } from '../plain/plain-bar.tsx';
import { PlainField } from '../plain/plain-field.tsx';
import { PlainHarvest } from '../plain/plain-harvest.tsx';
import { ErrorPage } from './error-page.tsx';
import { FirstHarvestCard } from './first-harvest-card.tsx';
import { HarvestCard } from './harvest-card.tsx';

const harvest: Harvest = {
  rowId: 'a-row',
  subject: 'math',
  rows: 3,
  learned: [
    { skillName: 'Adding past ten', before: 'leaf', after: 'bud' },
    { skillName: '10 more, 10 less', before: 'sprout', after: 'leaf' },
  ],
  cameBack: 1,
  visitor: 'hedgehog',
};
const settings: PlaySettings = { sound: true, readAloud: false, plain: false };
const noop = () => {};

beforeEach(() => {
  document.title = 'Wonderfield';
});

describe('First harvest card', () => {
  // @proves D-9-first-row
  it('lists the plants, the object and the visitor that the field shows', () => {
    const first: Harvest = { ...harvest, rows: 1, visitor: 'robin', learned: [] };
    render(<FirstHarvestCard harvest={first} rest="none" onOneMore={noop} onField={noop} />);
    expect(screen.getByRole('heading', { name: 'Look what you grew' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Six wheat plantsThey stay beside the mill.',
      'The mill has flourIt came with your first row.',
      'A robin moved inIt lives beside the mill now.',
    ]);
  });
});

describe.each([
  ['Harvest card', HarvestCard],
  ['Harvest card in plain mode', PlainHarvest],
])('%s', (_, Card) => {
  it('shows learned skills and the new visitor and focuses the heading', () => {
    const { container } = render(
      <Card harvest={harvest} rest="none" onOneMore={noop} onField={noop} />,
    );
    expect(screen.getByRole('heading', { name: 'A whole row in bloom' })).toHaveFocus();
    for (const sentence of [
      'Six wheat plants for the Math Mill. They stay in your field.',
      'Adding past ten',
      'It grew from leaf to bud',
      'One came back and you got it the second time.',
      'A hedgehog moved in',
      'It lives beside the mill now.',
    ]) {
      expect(container).toHaveTextContent(sentence);
    }
  });

  it('offers another row and the way to the field', async () => {
    const onOneMore = vi.fn();
    const onField = vi.fn();
    render(<Card harvest={harvest} rest="enough" onOneMore={onOneMore} onField={onField} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more row' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the field' }));
    expect(onOneMore).toHaveBeenCalledOnce();
    expect(onField).toHaveBeenCalledOnce();
  });

  it('offers no further row when the day is over', () => {
    render(<Card harvest={harvest} rest="over" onOneMore={noop} onField={noop} />);
    expect(screen.queryByRole('button', { name: 'One more row' })).toBeNull();
  });

  it('mentions no visitor and no repeated question if there were none', () => {
    const quiet: Harvest = { ...harvest, cameBack: 0, visitor: undefined };
    const { container } = render(
      <Card harvest={quiet} rest="none" onOneMore={noop} onField={noop} />,
    );
    expect(container).not.toHaveTextContent(/came back|moved in/);
  });
});

describe('DayEndCard', () => {
  const end = {
    playerName: 'SunnyHop',
    bloom: 3,
    minutesAllowed: 30,
    hasPlanted: false,
    isPlain: false,
    wayOut: { label: 'Back to Wonderfield', href: '/' },
    onPlant: noop,
    onOneMore: noop,
    onField: noop,
  } as const;

  // @proves D-9-seed
  it('plants a seed after the last row and then only leads out', async () => {
    const onPlant = vi.fn();
    const { rerender } = render(<DayEndCard {...end} cause="over" onPlant={onPlant} />);
    expect(screen.getByRole('heading', { name: 'See you tomorrow, SunnyHop' })).toHaveFocus();
    expect(screen.getByText(/Your grown-up chose 30 minutes for today\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Plant my seed' }));
    expect(onPlant).toHaveBeenCalledOnce();
    rerender(<DayEndCard {...end} cause="over" hasPlanted />);
    expect(screen.getByRole('status')).toHaveTextContent('Done. Sleep well, SunnyHop.');
    expect(screen.queryByRole('button', { name: 'Plant my seed' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Wonderfield' })).toHaveAttribute('href', '/');
  });

  it('says that the seed of today is in the ground', () => {
    render(<DayEndCard {...end} cause="choice" hasPlanted />);
    expect(screen.getByRole('status')).toHaveTextContent('Your seed is in the ground.');
  });

  it.each(['button', 'Escape'])('leads out without a seed after %s', async (way) => {
    render(<DayEndCard {...end} cause="choice" />);
    expect(screen.queryByText(/last row/)).toBeNull();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Go without a seed' }));
    expect(screen.getByRole('status')).toHaveTextContent('Sleep well, SunnyHop.');
    expect(screen.getByRole('status')).not.toHaveTextContent('Done');
  });

  it('offers one more row after enough play', async () => {
    const onOneMore = vi.fn();
    render(<DayEndCard {...end} cause="enough" onOneMore={onOneMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more row' }));
    expect(onOneMore).toHaveBeenCalledOnce();
  });
});

describe('Hud', () => {
  it('shows player and place and changes the settings', async () => {
    const onChange = vi.fn();
    const { container } = render(
      <Hud
        playerName="SunnyHop"
        bloom={3}
        where="Math Mill"
        settings={settings}
        onChange={onChange}
        back={{ label: 'Back to Wonderfield', href: '/' }}
      />,
    );
    expect(container).toHaveTextContent('SunnyHopMath Mill');
    await userEvent.click(screen.getByRole('button', { name: 'Sound is on. Turn off' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...settings, sound: false });
    const readAloud = screen.getByRole('button', { name: 'Read aloud' });
    expect(readAloud).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(readAloud);
    expect(onChange).toHaveBeenLastCalledWith({ ...settings, readAloud: true });
    await userEvent.click(screen.getByRole('button', { name: 'Words' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...settings, plain: true });
    expect(screen.getByRole('link', { name: 'Back to Wonderfield' })).toHaveAttribute('href', '/');
  });

  it('goes one step back inside the game with Escape', async () => {
    const onBack = vi.fn();
    const bar = { playerName: 'SunnyHop', bloom: 3, where: 'Math Mill', settings, onChange: noop };
    render(<Hud {...bar} back={{ label: 'Back to the field', onBack }} />);
    await userEvent.keyboard('{Escape}');
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('bar of a question for pre-readers', () => {
  const bar = { playerName: 'SunnyHop', bloom: 3, where: 'Word Orchard', settings, onChange: noop };
  const buttonNames = () =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

  it('offers only the voice and the way back', () => {
    render(<Hud {...bar} back={{ label: 'Back to the field', onBack: noop }} isShort />);
    expect(buttonNames()).toEqual(['Read aloud', 'Back to the field']);
  });

  it('hides the voice on a device without one', () => {
    const back = { label: 'Back to the field', onBack: noop };
    const { unmount } = render(<Hud {...bar} back={back} isShort canSpeak={false} />);
    expect(buttonNames()).toEqual(['Back to the field']);
    unmount();
    render(
      <PlainBar {...bar} settings={{ ...settings, plain: true }} back={back} canSpeak={false} />,
    );
    expect(screen.queryByRole('button', { name: /Read aloud/ })).not.toBeInTheDocument();
  });
});

describe('plain mode', () => {
  const places = PLACE_ORDER.map((subject) => ({
    subject,
    isOpen: subject !== 'music',
    rows: 3,
    stage: 'leaf' as const,
    next: 'Adding past ten',
    isThirsty: false,
    hasOpenRow: false,
  }));

  it('lists the places in words and starts a row', async () => {
    const onStart = vi.fn();
    render(<PlainField places={places} rest="none" onStart={onStart} />);
    expect(screen.getByRole('heading', { name: 'Your field' })).toHaveFocus();
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getAllByRole('button')).toHaveLength(7);
    expect(screen.getByText('Resting. What grew here stays.')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', {
        name: /Math Mill.*A robin and a hedgehog live here\. ?Start a row/,
      }),
    );
    expect(onStart).toHaveBeenCalledExactlyOnceWith('math');
  });

  it('offers no row in plain mode when the day is over', () => {
    render(<PlainField places={places} rest="over" onStart={noop} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the settings as text buttons in plain mode', async () => {
    const onChange = vi.fn();
    const onBack = vi.fn();
    const plain = { ...settings, plain: true };
    render(
      <PlainBar
        playerName="SunnyHop"
        settings={plain}
        onChange={onChange}
        back={{ label: 'Back to the field', onBack }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sound: on' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...plain, sound: false });
    await userEvent.click(screen.getByRole('button', { name: 'Read aloud: off' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...plain, readAloud: true });
    await userEvent.click(screen.getByRole('button', { name: 'Pictures' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...plain, plain: false });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the field' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('error page', () => {
  it('shows the error and offers to retry', async () => {
    const onRetry = vi.fn();
    render(<ErrorPage problem="Please go back and press Play again." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('press Play again');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Back to Wonderfield' })).toBeVisible();
  });
});
