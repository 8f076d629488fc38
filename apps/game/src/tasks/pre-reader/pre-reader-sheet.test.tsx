import { act, screen } from '@testing-library/react';
import type { Question } from '@wonderfield/questions/question';
import { describe, expect, it, vi } from 'vitest';
import { chooseQuestion } from '../../../testing/questions.ts';
import { button, showTask } from '../../../testing/show-task.tsx';
import { isPreReader } from './is-pre-reader.ts';

const boatQuestion = (changes: Partial<Question> = {}): Question => ({
  ...chooseQuestion({ ask: 'Which one starts like boat?' }),
  task: {
    kind: 'choose',
    choices: [
      { text: 'bee', thing: 'bee' },
      { text: 'fish', thing: 'fish' },
      { text: 'cup', thing: 'cup' },
    ],
  },
  answer: [0],
  ...changes,
});

const showBoat = (changes: Parameters<typeof showTask>[1] = {}, question = boatQuestion()) =>
  showTask(question, { isPreReader: true, readAloud: true, ...changes });

describe('PreReaderSheet', () => {
  it('reaches the question, each tile with its speaker, Check, Say it again and Mute in order', async () => {
    const { user } = showBoat();
    expect(screen.getByRole('heading', { name: 'Which one starts like boat?' })).toHaveFocus();
    await user.click(button('bee'));
    screen.getByRole('heading').focus();
    const names: (string | null)[] = [];
    for (let stop = 0; stop < 10; stop += 1) {
      await user.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(names).toEqual([
      'bee',
      'Say bee',
      'fish',
      'Say fish',
      'cup',
      'Say cup',
      'Check',
      'Give me a hint',
      'Say it again',
      'Mute',
    ]);
  });

  it('chooses with a tap, says the name, and checks only with Check', async () => {
    const { user, said, onAnswered } = showBoat();
    expect(button('Check')).toBeDisabled();
    await user.click(button('fish'));
    await user.click(button('fish'));
    expect(said.at(-1)?.text).toBe('fish');
    expect(onAnswered).not.toHaveBeenCalled();
    await user.click(button('bee'));
    expect(button('fish')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([0], { isRight: true, isHinted: false });
    expect(button('Next question')).toHaveFocus();
  });

  it('only says the name of a choice with its speaker', async () => {
    const { user, said } = showBoat({ readAloud: false });
    await user.click(button('Say cup'));
    expect(said.map(({ text }) => text)).toEqual(['cup']);
    expect(button('cup')).toHaveAttribute('aria-pressed', 'false');
    expect(button('Check')).toBeDisabled();
  });

  it('chooses with 1 to 3, says with Space and checks with Enter', async () => {
    const { user, said, onAnswered } = showBoat();
    said.splice(0);
    await user.keyboard(' ');
    expect(said[0]?.text).toBe('Which one starts like boat?');
    await user.keyboard('2{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1], { isRight: false, isHinted: false });
    expect(button('Try one like it')).toHaveFocus();
  });

  it('checks with Enter and says with Space on the chosen tile', async () => {
    const { user, said, onAnswered } = showBoat();
    await user.click(button('bee'));
    said.splice(0);
    await user.keyboard(' ');
    expect(said[0]?.text).toBe('Which one starts like boat?');
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledTimes(1);
  });

  it('marks the choice that is being read, and names the indicator', () => {
    const { moveVoice } = showBoat();
    expect(screen.getByRole('img', { name: 'Silent' })).toBeVisible();
    act(() => moveVoice({ name: 'choice-1', from: 0 }));
    expect(screen.getByRole('img', { name: 'Speaking' })).toBeVisible();
    expect(button('fish')).toHaveAttribute('data-spoken', 'true');
    expect(button('Say fish')).toHaveAttribute('data-spoken', 'true');
    expect(button('bee')).toHaveAttribute('data-spoken', 'false');
  });

  it('shows for four seconds that the voice was turned off', async () => {
    const { user, onReadAloud, change } = showBoat();
    await user.click(button('Mute'));
    expect(onReadAloud).toHaveBeenCalledExactlyOnceWith(false);
    vi.useFakeTimers();
    change({ readAloud: false });
    expect(button('Mute')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('The voice is off')).toBeVisible();
    act(() => vi.advanceTimersByTime(4_000));
    expect(screen.queryByText('The voice is off')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('never says what the child has to read', () => {
    const voice = { choices: 'silent', picture: 'silent' } as const;
    const { said } = showBoat({}, boatQuestion({ voice }));
    expect(said.map(({ text }) => text)).toEqual(['Which one starts like boat?']);
    expect(screen.queryByRole('button', { name: /^Say bee/ })).not.toBeInTheDocument();
  });

  it('shows captions instead of speakers without a voice', () => {
    const speech = { isThere: false, say: () => undefined, stop: () => undefined };
    showBoat({ speech });
    expect(screen.queryByRole('button', { name: /^(Say|Mute)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Silent' })).not.toBeInTheDocument();
    expect(screen.getByText('fish')).toBeVisible();
  });

  it('shows a numeral as text', () => {
    showBoat({}, chooseQuestion());
    expect(button('48')).toHaveTextContent('48');
  });
});

describe('isPreReader', () => {
  it.each([
    [0, true],
    [1, true],
    [2, false],
  ] as const)('returns for grade %i: %s', (grade, expected) => {
    expect(isPreReader({ grade })).toBe(expected);
  });
});
