import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe-findings.ts';
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
} from '../../testing/questions.ts';
import { button, showTask, told } from '../../testing/show-task.tsx';
import { BEAT_MS } from '../sound/play-pattern.ts';

const line = () => within(screen.getByRole('list', { name: 'Your line' }));
const tray = () => within(screen.getByRole('list', { name: 'To use' }));
const tilesOn = (list: ReturnType<typeof line>) =>
  list.queryAllByRole('button').map((tile) => tile.textContent);

describe('Choosing', () => {
  it('picks with the first tap and checks with a second one on the same choice', async () => {
    const { user, onAnswered } = showTask(chooseQuestion());
    await user.click(button('48'));
    await user.click(button('57'));
    expect(onAnswered).not.toHaveBeenCalled();
    await user.click(button('57'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2], true);
  });

  it('picks with the number keys and checks with Enter', async () => {
    const { user, onAnswered } = showTask(chooseQuestion());
    await user.keyboard('9{Enter}');
    expect(onAnswered).not.toHaveBeenCalled();
    await user.keyboard('2{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1], false);
  });
});

describe('The number pad', () => {
  it('takes taps and has nothing to check before one', async () => {
    const { user, onAnswered } = showTask(numberQuestion);
    expect(button('Check')).toBeDisabled();
    await user.click(button('1'));
    await user.click(button('4'));
    await user.click(button('Erase'));
    await user.click(button('3'));
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('13');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([13], true);
  });

  it('takes the keys of the keyboard wherever the focus is', async () => {
    const { user, onAnswered } = showTask(numberQuestion);
    await user.keyboard('15{Backspace}2{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([12], false);
    expect(screen.getByText('Your pick').parentElement).toHaveTextContent('12');
    expect(screen.getByText('Answer').parentElement).toHaveTextContent('13');
  });

  it('checks with Enter on a digit that was tapped, instead of typing it again', async () => {
    const { user, onAnswered } = showTask(numberQuestion);
    await user.click(button('1'));
    await user.click(button('3'));
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([13], true);
  });

  it('takes decimals typed into its box, between what stands before and behind', async () => {
    const { user, onAnswered } = showTask(decimalQuestion);
    expect(screen.getByText('$')).toBeVisible();
    expect(screen.getByText('each')).toBeVisible();
    await user.type(screen.getByRole('textbox'), '2.505');
    expect(screen.getByRole('textbox')).toHaveValue('2.50');
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2.5], true);
  });

  it('has a point only where there are decimals', () => {
    showTask(decimalQuestion);
    expect(button('Decimal point')).toBeVisible();
  });
});

describe('Putting in order', () => {
  it('puts a tapped tile into the next slot and takes it back with another tap', async () => {
    const { user, onAnswered } = showTask(orderQuestion);
    await user.click(button('jumps'));
    expect(tilesOn(line())).toEqual(['jumps']);
    expect(told()).toBe('jumps, place 1 of 3');
    await user.click(button('jumps'));
    expect(tilesOn(line())).toEqual([]);
    for (const word of ['The', 'frog', 'jumps']) await user.click(button(word));
    expect(tilesOn(tray())).toEqual([]);
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 2, 0], true);
  });

  it('lifts a tile with Space, moves it with the arrows and keeps the focus on it', async () => {
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
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 2, 0], true);
  });

  it('goes on to the next tile of the tray when one is set with Enter', async () => {
    const { user } = showTask(orderQuestion);
    button('jumps').focus();
    await user.keyboard('{Enter}');
    expect(button('The')).toHaveFocus();
  });

  it('takes a tile that is dragged to a slot, and lets a drag end without a tap', () => {
    showTask(orderQuestion);
    const [slot] = line().getAllByRole('listitem');
    vi.spyOn(document, 'elementsFromPoint').mockReturnValue(slot ? [slot] : []);
    const tile = button('frog');
    fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 200, pointerId: 1 });
    fireEvent.pointerMove(tile, { clientX: 12, clientY: 100, pointerId: 1 });
    fireEvent.pointerUp(tile, { clientX: 12, clientY: 100, pointerId: 1 });
    expect(tilesOn(line())).toEqual(['frog']);
  });

  it('starts over', async () => {
    const { user } = showTask(orderQuestion);
    expect(button('Start over')).toBeDisabled();
    await user.click(button('The'));
    await user.click(button('Start over'));
    expect(tilesOn(line())).toEqual([]);
  });

  it('shows both lines after another answer', async () => {
    const { user } = showTask(orderQuestion);
    for (const word of ['jumps', 'The', 'frog']) await user.click(button(word));
    await user.click(button('Check'));
    expect(screen.getByText('Your pick').parentElement).toHaveTextContent('jumpsThefrog');
    expect(screen.getByText('Answer').parentElement).toHaveTextContent('Thefrogjumps');
  });
});

describe('Matching pairs', () => {
  it('joins two by tapping one and its partner, from either side', async () => {
    const { user, onAnswered } = showTask(matchQuestion);
    await user.click(button('agua'));
    expect(button('agua')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('water'));
    expect(told()).toBe('agua joined with water');
    await user.click(button('frog'));
    await user.click(button('rana'));
    await user.click(button('sol'));
    await user.click(button('sun'));
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([2, 0, 1], true);
  });

  it('names the partner, and parts a pair when one of it is tapped', async () => {
    const { user } = showTask(matchQuestion);
    await user.click(button('agua'));
    await user.click(button('sun'));
    expect(button('agua with sun')).toBeVisible();
    await user.click(button('sun with agua'));
    expect(told()).toBe('sun stands alone');
    expect(button('agua')).toBeVisible();
    await user.click(button('sun'));
    expect(button('sun')).toHaveAttribute('aria-pressed', 'false');
  });

  it('works with the keyboard alone and says where another one was picked', async () => {
    const { user, onAnswered } = showTask(matchQuestion);
    for (const name of ['agua', 'sun', 'sol', 'water', 'rana', 'frog']) {
      button(name).focus();
      await user.keyboard('{Enter}');
    }
    button('Check').focus();
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 0, 2], false);
    expect(screen.getByText('Your pick: sun')).toBeVisible();
    expect(screen.getByText('Your pick: water')).toBeVisible();
  });
});

describe('A marker on a line', () => {
  const slider = () => screen.getByRole('slider', { name: 'Marker' });

  it('moves with the arrow keys and is told in words', async () => {
    const { user, onAnswered } = showTask(lineQuestion);
    expect(slider()).toHaveAttribute('aria-valuetext', 'not on the line yet');
    slider().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'mark 3, counted from the left');
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([3], true);
  });

  it('snaps to the mark nearest to a tap and follows a drag', () => {
    const { onAnswered } = showTask(lineQuestion);
    slider().getBoundingClientRect = () => new DOMRect(100, 0, 800, 150);
    fireEvent.pointerDown(slider(), { clientX: 110, pointerId: 1 });
    expect(slider()).toHaveAttribute('aria-valuetext', '0');
    fireEvent.pointerMove(slider(), { clientX: 520, pointerId: 1 });
    fireEvent.pointerUp(slider(), { clientX: 520, pointerId: 1 });
    fireEvent.pointerMove(slider(), { clientX: 900, pointerId: 1 });
    expect(slider()).toHaveAttribute('aria-valuenow', '4');
    fireEvent.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([4], false);
    expect(screen.getByText('Your pick')).toBeVisible();
    expect(screen.getByText('Answer')).toBeVisible();
  });
});

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

describe('A rhythm', () => {
  it('is shown beat by beat before it is tapped', () => {
    vi.useFakeTimers();
    showTask(drumQuestion);
    for (const caption of ['drum', 'drum, rest', 'drum, rest, drum', 'Nothing tapped yet.']) {
      expect(screen.getByText(caption)).toBeVisible();
      act(() => vi.advanceTimersByTime(BEAT_MS));
    }
  });

  it('is tapped back with drum and rest, captioned, and a tap can be undone', async () => {
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
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 0, 1], true);
    expect(heard).toEqual(['drum', 'drum', 'drum', 'drum']);
  });

  it('sounds when a child asks to hear it, even with the setting off', async () => {
    const { user, heard } = showTask(barsQuestion);
    expect(heard).toEqual([]);
    await user.click(button('Hear it'));
    expect(heard).toEqual(['bar1']);
  });

  it('is played on bars with the number keys', async () => {
    const { user, onAnswered } = showTask(barsQuestion);
    expect(button('Bar 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bar 5' })).not.toBeInTheDocument();
    await user.keyboard('12{Backspace}3');
    await user.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([1, 3], false);
    expect(screen.getByText('bar 1, bar 3')).toBeVisible();
    expect(screen.getByText('bar 1, bar 4')).toBeVisible();
  });
});

describe('Every kind of task', () => {
  it.each([
    ['choose', chooseQuestion()],
    ['number', numberQuestion],
    ['decimals', decimalQuestion],
    ['order', orderQuestion],
    ['match', matchQuestion],
    ['line', lineQuestion],
    ['map', mapQuestion],
    ['drum', drumQuestion],
    ['bars', barsQuestion],
  ])('has nothing for axe to find, with pictures and plain: %s', async (_, question) => {
    const { change } = showTask(question);
    expect(await axeFindings()).toEqual([]);
    change({ isPlain: true });
    expect(await axeFindings()).toEqual([]);
  });
});
