import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lineQuestion } from '../../../testing/questions.ts';
import { button, showTask } from '../../../testing/show-task.tsx';

describe('Line', () => {
  const slider = () => screen.getByRole('slider', { name: 'Marker' });

  it('moves the marker with the arrow keys and describes it in words', async () => {
    const { user, onAnswered } = showTask(lineQuestion);
    expect(slider()).toHaveAttribute('aria-valuetext', 'not on the line yet');
    slider().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'mark 3, counted from the left');
    await user.keyboard('{Enter}');
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([3], { isRight: true, isHinted: false });
  });

  it('snaps the marker to the mark nearest to a tap and follows a drag', () => {
    const { onAnswered } = showTask(lineQuestion);
    slider().getBoundingClientRect = () => new DOMRect(100, 0, 800, 150);
    fireEvent.pointerDown(slider(), { clientX: 110, pointerId: 1 });
    expect(slider()).toHaveAttribute('aria-valuetext', '0');
    fireEvent.pointerMove(slider(), { clientX: 520, pointerId: 1 });
    fireEvent.pointerUp(slider(), { clientX: 520, pointerId: 1 });
    fireEvent.pointerMove(slider(), { clientX: 900, pointerId: 1 });
    expect(slider()).toHaveAttribute('aria-valuenow', '4');
    fireEvent.click(button('Check'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith([4], { isRight: false, isHinted: false });
    expect(screen.getByText('Your pick')).toBeVisible();
    expect(screen.getByText('Answer')).toBeVisible();
  });
});
