import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { orderQuestion } from '../../../testing/questions.ts';
import { button, showTask, statusText } from '../../../testing/show-task.tsx';

const line = () => within(screen.getByRole('list', { name: 'Your line' }));
const tray = () => within(screen.getByRole('list', { name: 'To use' }));
const tilesOn = (list: ReturnType<typeof line>) =>
  list.queryAllByRole('button').map((tile) => tile.textContent);

describe('Order', () => {
  it('puts a tapped tile into the next slot and removes it with another tap', async () => {
    const { user, onAnswered } = showTask(orderQuestion);
    await user.click(button('jumps'));
    expect(tilesOn(line())).toEqual(['jumps']);
    expect(statusText()).toBe('jumps, place 1 of 3');
    await user.click(button('jumps'));
    expect(tilesOn(line())).toEqual([]);
    for (const word of ['The', 'frog', 'jumps']) await user.click(button(word));
    expect(tilesOn(tray())).toEqual([]);
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 2, 0], {
      isRight: true,
      isHinted: false,
    });
  });

  it('lifts a tile with Space, moves it with the arrows and keeps the focus', async () => {
    const { user, onAnswered } = showTask(orderQuestion);
    await user.click(button('frog'));
    await user.click(button('jumps'));
    button('The').focus();
    await user.keyboard(' {ArrowUp}');
    expect(tilesOn(line())).toEqual(['frog', 'jumps', 'The']);
    expect(button('The')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft} {ArrowRight}');
    expect(tilesOn(line())).toEqual(['The', 'frog', 'jumps']);
    expect(button('The')).toHaveFocus();
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 2, 0], {
      isRight: true,
      isHinted: false,
    });
  });

  it('focuses the next tile of the tray after Enter', async () => {
    const { user } = showTask(orderQuestion);
    button('jumps').focus();
    await user.keyboard('{Enter}');
    expect(button('The')).toHaveFocus();
  });

  it('accepts a tile that is dragged to a slot and ignores the click after a drag', () => {
    showTask(orderQuestion);
    const [slot] = line().getAllByRole('listitem');
    // happy-dom has no layout.
    Object.assign(document, { elementsFromPoint: () => (slot ? [slot] : []) });
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementsFromPoint'));
    const tile = button('frog');
    fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 200, pointerId: 1 });
    fireEvent.pointerMove(tile, { clientX: 12, clientY: 100, pointerId: 1 });
    fireEvent.pointerUp(tile, { clientX: 12, clientY: 100, pointerId: 1 });
    expect(tilesOn(line())).toEqual(['frog']);
  });

  it('clears the line with Start over', async () => {
    const { user } = showTask(orderQuestion);
    expect(button('Start over')).toBeDisabled();
    await user.click(button('The'));
    await user.click(button('Start over'));
    expect(tilesOn(line())).toEqual([]);
  });

  it('shows the given and the right order after a wrong answer', async () => {
    const { user } = showTask(orderQuestion);
    for (const word of ['jumps', 'The', 'frog']) await user.click(button(word));
    await user.click(button('Check'));
    expect(screen.getByText('Your pick').parentElement).toHaveTextContent('jumps, The, frog');
    expect(screen.getByText('Answer').parentElement).toHaveTextContent('The, frog, jumps');
  });
});
