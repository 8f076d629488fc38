import { describe, expect, it } from 'vitest';
import { chooseQuestion } from '../../../testing/questions.ts';
import { button, showTask } from '../../../testing/show-task.tsx';

describe('Choose', () => {
  it('selects a choice with the first tap and checks with a second tap on it', async () => {
    const { user, onAnswered } = showTask(chooseQuestion());
    await user.click(button('48'));
    await user.click(button('57'));
    expect(onAnswered).not.toHaveBeenCalled();
    await user.click(button('57'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2], { isRight: true, isHinted: false });
  });

  it('selects a choice with the number keys and checks with Enter', async () => {
    const { user, onAnswered } = showTask(chooseQuestion());
    await user.keyboard('9{Enter}');
    expect(onAnswered).not.toHaveBeenCalled();
    await user.keyboard('2{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1], { isRight: false, isHinted: false });
  });
});
