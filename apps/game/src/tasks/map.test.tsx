import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mapQuestion } from '../../testing/questions.ts';
import { button, showTask } from '../../testing/show-task.tsx';

describe('A map', () => {
  it('is answered by tapping a place', async () => {
    const { user, onAnswered } = showTask(mapQuestion);
    await user.click(button('mill'));
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1], false);
    expect(screen.getByText('Answer').parentElement).toHaveTextContent('school');
  });

  it('is answered by number keys', async () => {
    const { user, onAnswered } = showTask(mapQuestion);
    await user.keyboard('1{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([0], true);
  });
});
