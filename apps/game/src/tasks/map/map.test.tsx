import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mapQuestion } from '../../../testing/questions.ts';
import { button, showTask } from '../../../testing/show-task.tsx';

describe('TownMap', () => {
  it('answers with a tap on a place', async () => {
    const { user, onAnswered } = showTask(mapQuestion);
    await user.click(button('mill'));
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1], { isRight: false, isHinted: false });
    expect(screen.getByText('Answer').parentElement).toHaveTextContent('school');
  });

  it('answers with the number keys', async () => {
    const { user, onAnswered } = showTask(mapQuestion);
    await user.keyboard('1{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([0], { isRight: true, isHinted: false });
  });
});
