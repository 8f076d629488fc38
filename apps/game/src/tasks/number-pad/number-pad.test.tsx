import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { decimalQuestion, numberQuestion } from '../../../testing/questions.ts';
import { button, showTask } from '../../../testing/show-task.tsx';

describe('NumberPad', () => {
  it('accepts taps and enables Check after the first one', async () => {
    const { user, onAnswered } = showTask(numberQuestion);
    expect(button('Check')).toBeDisabled();
    await user.click(button('1'));
    await user.click(button('4'));
    await user.click(button('Erase'));
    await user.click(button('3'));
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('13');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([13], { isRight: true, isHinted: false });
  });

  it('accepts keyboard input wherever the focus is', async () => {
    const { user, onAnswered } = showTask(numberQuestion);
    await user.keyboard('15{Backspace}2{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([12], { isRight: false, isHinted: false });
    expect(screen.getByText('Your pick').parentElement).toHaveTextContent('12');
    expect(screen.getByText('Answer').parentElement).toHaveTextContent('13');
  });

  it('checks with Enter on a tapped digit instead of typing it again', async () => {
    const { user, onAnswered } = showTask(numberQuestion);
    await user.click(button('1'));
    await user.click(button('3'));
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([13], { isRight: true, isHinted: false });
  });

  it('accepts decimals between the prefix and the unit', async () => {
    const { user, onAnswered } = showTask(decimalQuestion);
    expect(screen.getByText('$')).toBeVisible();
    expect(screen.getByText('each')).toBeVisible();
    await user.type(screen.getByRole('textbox'), '2.505');
    expect(screen.getByRole('textbox')).toHaveValue('2.50');
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2.5], { isRight: true, isHinted: false });
  });

  it('shows a decimal point only if the task has decimals', () => {
    showTask(decimalQuestion);
    expect(button('Decimal point')).toBeVisible();
  });
});
