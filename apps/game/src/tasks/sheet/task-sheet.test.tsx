import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseQuestion } from '../../../testing/questions.ts';
import { button, showTask, statusText } from '../../../testing/show-task.tsx';

const NOT_YET = { headline: 'Not yet. Look at the jump.', reason: '48 is 1 more.' };

describe('TaskSheet', () => {
  it('shows place and question number and focuses the question', () => {
    showTask(chooseQuestion({ ask: 'What is 10 more than 47?' }), { isAgain: true });
    expect(screen.getByRole('heading', { name: 'What is 10 more than 47?' })).toHaveFocus();
    expect(screen.getByText('Math Mill')).toBeVisible();
    expect(screen.getByText('4 of 6')).toBeVisible();
    expect(screen.getByText('Back again')).toBeVisible();
  });

  it('disables Check until there is an answer', async () => {
    const { user, onAnswered } = showTask(chooseQuestion());
    expect(button('Check')).toBeDisabled();
    await user.click(button('48'));
    expect(button('Check')).toBeEnabled();
    expect(onAnswered).not.toHaveBeenCalled();
  });

  it('praises a right answer and focuses Next question', async () => {
    const { user, onAnswered, onNext } = showTask(chooseQuestion());
    await user.click(button('57'));
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2], { isRight: true, isHinted: false });
    expect(screen.getByRole('heading', { name: 'You looked closely.' })).toBeVisible();
    expect(screen.getByText('It is solved.')).toBeVisible();
    expect(statusText()).toBe('You looked closely. It is solved.');
    expect(button('Next question')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('shows the pick, the right answer, the explanation and a picture after a wrong answer', async () => {
    const { user, onAnswered } = showTask(
      chooseQuestion({
        explanation: { ...NOT_YET, picture: { kind: 'jump', from: 47, to: 57, label: '+ 10' } },
      }),
    );
    await user.click(button('48'));
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1], { isRight: false, isHinted: false });
    expect(screen.getByText('Your pick').parentElement).toHaveTextContent('48');
    expect(screen.getByText('Answer').parentElement).toHaveTextContent('57');
    expect(screen.getByRole('heading', { name: NOT_YET.headline })).toBeVisible();
    expect(screen.getByRole('img', { name: /jump from 47 to 57/ })).toBeVisible();
    expect(statusText()).toContain('48 is 1 more. Your answer: 48. The answer: 57.');
    expect(screen.getByText('One like it comes back later.')).toBeVisible();
    expect(button('Try one like it')).toHaveFocus();
  });

  // @proves D-9-steps
  it('shows the solution in steps, reads one of them, and asks a sibling', async () => {
    const steps = [{ say: 'Start at 47.' }, { say: 'Jump 10 to 57.' }];
    const { user, said, onTrySibling } = showTask({ ...chooseQuestion(), steps });
    await user.click(button('48'));
    await user.click(button('Check'));
    const list = screen.getByRole('list', { name: 'Solution in steps' });
    expect(list).toHaveTextContent('Start at 47.');
    await user.click(button('Read step 2 aloud'));
    expect(said.at(-1)?.text).toBe('Jump 10 to 57.');
    await user.click(button('Try one like it'));
    expect(onTrySibling).toHaveBeenCalledTimes(1);
  });

  it('shows the first step before the third attempt, and only the next question after it', async () => {
    const steps = [{ say: 'Start at 47.' }, { say: 'Jump 10 to 57.' }];
    const question = { ...chooseQuestion(), steps };
    const { user, change } = showTask(question, { attempt: 2 });
    expect(screen.getByRole('region', { name: 'Already done for you' })).toHaveTextContent(
      'Start at 47.',
    );
    await user.click(button('48'));
    await user.click(button('Check'));
    change({ attempt: 3 });
    expect(screen.queryByRole('button', { name: 'Try one like it' })).toBeNull();
    expect(button('Next question')).toBeVisible();
  });

  it('shows a solved question beside one with help', () => {
    const example = { ask: 'What is 10 more than 20?', solved: '20 + 10 = 30' };
    showTask({ ...chooseQuestion(), example });
    expect(screen.getByRole('region', { name: 'Solved for you' })).toHaveTextContent(
      '20 + 10 = 30',
    );
  });

  it('shows the solution of a passed question without a pick', async () => {
    const steps = [{ say: 'Start at 47.' }, { say: 'Jump 10 to 57.' }];
    const { user, onAnswered } = showTask({ ...chooseQuestion(), steps }, { canPass: true });
    await user.click(button('I do not know yet'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([], { isRight: false, isHinted: false });
    expect(screen.getByRole('heading', { name: 'Let us look at it together.' })).toBeVisible();
    expect(screen.queryByText('Your pick')).not.toBeInTheDocument();
    expect(screen.getByText('Answer').parentElement).toHaveTextContent('57');
  });

  it('passes a question in plain mode', async () => {
    const { user, onAnswered } = showTask(chooseQuestion(), { canPass: true, isPlain: true });
    await user.click(button('I do not know yet'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([], { isRight: false, isHinted: false });
    expect(screen.queryByText(/Your answer:/)).not.toBeInTheDocument();
  });

  // @proves D-9-voice
  it('reads praise aloud after a right answer, and nothing that the child has to read', async () => {
    const silent = { ...chooseQuestion(), voice: { choices: 'silent' as const } };
    const { user, said } = showTask(silent, { readAloud: true });
    expect(said.map(({ text }) => text)).toEqual(['What belongs here?']);
    await user.click(button('57'));
    await user.click(button('Check'));
    expect(said.at(-1)?.text).toBe('You looked closely.');
  });

  it('marks a missed question as repeated only when it is asked again', async () => {
    const { user, change } = showTask(chooseQuestion());
    await user.click(button('48'));
    await user.click(button('Check'));
    change({ isAgain: true });
    expect(screen.queryByText('Back again')).not.toBeInTheDocument();
    change({ question: chooseQuestion(), isAgain: true });
    expect(screen.getByText('Back again')).toBeVisible();
  });

  it('shows and announces a hint by button and by key', async () => {
    const { user } = showTask(chooseQuestion());
    await user.keyboard('h');
    expect(screen.getAllByText('Start on the left.')).toHaveLength(2);
    expect(statusText()).toBe('Start on the left.');
    expect(screen.queryByRole('button', { name: 'Give me a hint' })).not.toBeInTheDocument();
  });

  it('resets the sheet for each question and focuses the new one', async () => {
    const { user, change, onAnswered } = showTask(chooseQuestion());
    await user.click(button('48'));
    await user.click(button('Check'));
    change({ question: chooseQuestion({ ask: 'And now?' }), position: 5 });
    expect(screen.getByRole('heading', { name: 'And now?' })).toHaveFocus();
    expect(button('48')).toHaveAttribute('aria-pressed', 'false');
    expect(statusText()).toBe('');
    await user.keyboard('3{Enter}');
    expect(onAnswered).toHaveBeenLastCalledWith([2], { isRight: true, isHinted: false });
  });

  it('keeps the draft when plain mode is turned on and off', async () => {
    const { user, change } = showTask(chooseQuestion());
    await user.click(button('57'));
    change({ isPlain: true });
    expect(screen.getByRole('radio', { name: '57' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '37' }));
    change({ isPlain: false });
    expect(button('37')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Check'));
    change({ isPlain: true });
    expect(screen.getByRole('heading', { name: 'Not yet. Look again.' })).toBeVisible();
  });

  it('ignores keys with a modifier', async () => {
    const { user } = showTask(chooseQuestion());
    await user.keyboard('{Control>}1{/Control}');
    expect(button('Check')).toBeDisabled();
  });

  it('reads the question and its choices aloud, marks the word and stops on unmount', async () => {
    const { said, moveVoice, speech, unmount } = showTask(
      chooseQuestion({ ask: 'Which one is more?', picture: { kind: 'money', coins: [5] } }),
      { readAloud: true },
    );
    expect(said.map(({ text }) => text)).toEqual([
      'Which one is more?',
      'nickel.',
      '37',
      '48',
      '57',
    ]);
    act(() => moveVoice({ name: 'ask', from: 6 }));
    expect(screen.getByText('one').tagName).toBe('MARK');
    act(() => moveVoice({ name: 'choice-1', from: 0 }));
    expect(screen.getByText('48').tagName).toBe('MARK');
    unmount();
    expect(speech.stop).toHaveBeenCalled();
  });

  it('reads one question on request even if the setting is off', async () => {
    const { user, said } = showTask(chooseQuestion());
    expect(said).toEqual([]);
    await user.click(button('Read the question aloud'));
    expect(said[0]?.text).toBe('What belongs here?');
  });

  it('offers no reading if the browser has no voice', () => {
    showTask(chooseQuestion(), {
      speech: { isThere: false, say: () => undefined, stop: () => undefined },
    });
    expect(screen.queryByRole('button', { name: /aloud/ })).not.toBeInTheDocument();
  });
});
