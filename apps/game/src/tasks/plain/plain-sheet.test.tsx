import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  barsQuestion,
  chooseQuestion,
  decimalQuestion,
  drumQuestion,
  lineQuestion,
  mapQuestion,
  matchQuestion,
  numberQuestion,
  orderQuestion,
} from '../../../testing/questions.ts';
import { button, showTask, statusText } from '../../../testing/show-task.tsx';

const PLAIN = { isPlain: true } as const;
const list = (name: string) => screen.getByRole('combobox', { name });

describe('plain mode', () => {
  it('shows place, question number and growth, and focuses the question', () => {
    showTask(chooseQuestion(), { ...PLAIN, grown: 3 });
    expect(screen.getByRole('heading', { level: 1, name: 'Math Mill' })).toBeVisible();
    expect(screen.getByText(/Question 4 of 6\. 3 plants grown\. No clock/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What belongs here?' })).toHaveFocus();
  });

  it('selects a choice with radio buttons and checks with Enter', async () => {
    const { user, onAnswered } = showTask(chooseQuestion(), PLAIN);
    await user.click(screen.getByRole('radio', { name: '48' }));
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1], { isRight: false, isHinted: false });
    expect(screen.getByText('Your answer: 48. The answer: 57.')).toBeVisible();
    expect(screen.getByText('One like it comes back later.')).toBeVisible();
    expect(button('Try one like it')).toHaveFocus();
    expect(screen.getByRole('radio', { name: '48' })).toBeDisabled();
  });

  it('ignores letter and digit shortcuts in plain mode', async () => {
    const { user } = showTask(chooseQuestion(), PLAIN);
    await user.keyboard('1h');
    expect(screen.getByRole('radio', { name: '37' })).not.toBeChecked();
    expect(button('Give me a hint')).toBeEnabled();
    await user.click(button('Give me a hint'));
    expect(statusText()).toBe('Start on the left.');
  });

  it('accepts a number in a field next to the sum', async () => {
    const { user, onAnswered } = showTask(numberQuestion, PLAIN);
    expect(screen.getByText('8 + 5 =')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), '13{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([13], { isRight: true, isHinted: false });
    expect(screen.getByRole('heading', { name: 'You looked closely.' })).toBeVisible();
  });

  it('accepts decimals in plain mode', async () => {
    const { user, onAnswered } = showTask(decimalQuestion, PLAIN);
    await user.type(screen.getByRole('textbox', { name: /Your answer/ }), '2.5{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2.5], { isRight: true, isHinted: false });
  });

  it('orders tiles with numbered lists and requires each tile once', async () => {
    const { user, onAnswered } = showTask(orderQuestion, PLAIN);
    await user.selectOptions(list('Place 1'), 'The');
    await user.selectOptions(list('Place 2'), 'The');
    expect(screen.getByText('Use each one once.')).toBeVisible();
    await user.selectOptions(list('Place 2'), 'frog');
    expect(button('Check')).toBeDisabled();
    await user.selectOptions(list('Place 3'), 'jumps');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 2, 0], {
      isRight: true,
      isHinted: false,
    });
  });

  it('matches pairs with a list for each item on the left', async () => {
    const { user, onAnswered } = showTask(matchQuestion, PLAIN);
    await user.selectOptions(list('agua goes with'), 'water');
    await user.selectOptions(list('rana goes with'), 'sun');
    await user.selectOptions(list('sol goes with'), 'frog');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2, 1, 0], {
      isRight: false,
      isHinted: false,
    });
    expect(
      screen.getByText(/^Your answer.*The answer: agua – water, rana – frog, sol – sun\.$/),
    ).toBeVisible();
  });

  it('accepts the number of a mark on a line and none beyond its end', async () => {
    const { user, onAnswered } = showTask(lineQuestion, PLAIN);
    expect(screen.getByText(/Mark 0 says 0\. Mark 8 says 2\./)).toBeVisible();
    const field = screen.getByRole('spinbutton', { name: /Which mark/ });
    await user.type(field, '9');
    expect(button('Check')).toBeDisabled();
    await user.clear(field);
    await user.type(field, '3{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([3], { isRight: true, isHinted: false });
  });

  it('describes the places of a map by their positions', async () => {
    const { user, onAnswered } = showTask(mapQuestion, PLAIN);
    await user.click(screen.getByRole('radio', { name: 'school: square 1 across, 1 down' }));
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([0], { isRight: true, isHinted: false });
  });

  it('describes a rhythm as text, plays it on request and has a list for each beat', async () => {
    const { user, onAnswered, heard } = showTask(drumQuestion, PLAIN);
    expect(screen.getByText('It goes: drum, rest, drum.')).toBeVisible();
    await user.click(button('Hear it'));
    expect(heard).toEqual(['drum']);
    await user.selectOptions(list('Beat 1'), 'drum');
    await user.selectOptions(list('Beat 2'), 'rest');
    await user.selectOptions(list('Beat 3'), 'drum');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 0, 1], {
      isRight: true,
      isHinted: false,
    });
  });

  it('offers every bar for a tune', async () => {
    const { user, onAnswered } = showTask(barsQuestion, PLAIN);
    await user.selectOptions(list('Beat 1'), 'bar 1');
    await user.selectOptions(list('Beat 2'), 'bar 2');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 2], { isRight: false, isHinted: false });
  });
});
