import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { matchQuestion } from '../../../testing/questions.ts';
import { button, showTask, statusText } from '../../../testing/show-task.tsx';

describe('Match', () => {
  it('joins two cards by tapping both, from either side', async () => {
    const { user, onAnswered } = showTask(matchQuestion);
    await user.click(button('agua'));
    expect(button('agua')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('water'));
    expect(statusText()).toBe('agua joined with water');
    await user.click(button('frog'));
    await user.click(button('rana'));
    await user.click(button('sol'));
    await user.click(button('sun'));
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2, 0, 1], {
      isRight: true,
      isHinted: false,
    });
  });

  it('names the partner and separates a pair by tapping one of its cards', async () => {
    const { user } = showTask(matchQuestion);
    await user.click(button('agua'));
    await user.click(button('sun'));
    expect(button('agua with sun')).toBeVisible();
    await user.click(button('sun with agua'));
    expect(statusText()).toBe('sun is not joined');
    expect(button('agua')).toBeVisible();
    await user.click(button('sun'));
    expect(button('sun')).toHaveAttribute('aria-pressed', 'false');
  });

  it('works with the keyboard and shows wrong picks', async () => {
    const { user, onAnswered } = showTask(matchQuestion);
    for (const name of ['agua', 'sun', 'sol', 'water', 'rana', 'frog']) {
      button(name).focus();
      await user.keyboard('{Enter}');
    }
    button('Check').focus();
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 0, 2], {
      isRight: false,
      isHinted: false,
    });
    expect(screen.getByText('Your pick').parentElement).toHaveTextContent('agua – sun');
  });
});
