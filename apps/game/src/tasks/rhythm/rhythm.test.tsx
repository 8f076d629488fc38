import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { barsQuestion, drumQuestion } from '../../../testing/questions.ts';
import { button, showTask } from '../../../testing/show-task.tsx';
import { BEAT_MS } from '../../sound/play-pattern.ts';

describe('Rhythm', () => {
  it('shows a rhythm beat by beat before the child taps', () => {
    vi.useFakeTimers();
    showTask(drumQuestion);
    for (const caption of ['drum', 'drum, rest', 'drum, rest, drum', 'Nothing tapped yet.']) {
      expect(screen.getByText(caption)).toBeVisible();
      act(() => vi.advanceTimersByTime(BEAT_MS));
    }
  });

  it('accepts drum and rest, captions them and undoes a tap', async () => {
    const { user, onAnswered, heard } = showTask(drumQuestion);
    await user.click(button('Drum'));
    await user.click(button('Drum'));
    expect(screen.getByText('drum, drum')).toBeVisible();
    await user.click(button('Undo'));
    await user.click(button('Rest'));
    await user.click(button('Drum'));
    await user.click(button('Drum'));
    expect(screen.getByText('drum, rest, drum')).toBeVisible();
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 0, 1], {
      isRight: true,
      isHinted: false,
    });
    expect(heard).toEqual(['drum', 'drum', 'drum', 'drum']);
  });

  it('plays a rhythm on request even if sound is off', async () => {
    const { user, heard } = showTask(barsQuestion);
    expect(heard).toEqual([]);
    await user.click(button('Hear it'));
    expect(heard).toEqual(['bar1']);
  });

  it('plays bars with the number keys', async () => {
    const { user, onAnswered } = showTask(barsQuestion);
    expect(button('Bar 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bar 5' })).not.toBeInTheDocument();
    await user.keyboard('12{Backspace}3');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 3], { isRight: false, isHinted: false });
    expect(screen.getByText('bar 1, bar 3')).toBeVisible();
    expect(screen.getByText('bar 1, bar 4')).toBeVisible();
  });
});
