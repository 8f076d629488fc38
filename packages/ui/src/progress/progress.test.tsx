import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from './progress.tsx';

it('shows and announces the task and its progress', () => {
  render(<Progress label="Adding students" done={12} total={41} text="12 of 41" />);
  const bar = screen.getByRole('progressbar', { name: 'Adding students' });
  expect(bar).toHaveAttribute('value', '12');
  expect(bar).toHaveAttribute('max', '41');
  expect(bar).toHaveAttribute('aria-valuetext', '12 of 41');
  expect(screen.getByText('12 of 41')).toBeVisible();
});
