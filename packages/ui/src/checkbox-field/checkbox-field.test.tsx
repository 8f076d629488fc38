import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';

it('toggles on a click on its label', async () => {
  render(<CheckboxField label="Ambassador (optional)" />);
  await userEvent.click(screen.getByText('Ambassador (optional)'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('describes the checkbox with its error', () => {
  render(<CheckboxField label="I agree" error="You need to agree" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('You need to agree');
});

it('passes its element to a ref callback, which register() needs', () => {
  const ref = vi.fn();
  render(<CheckboxField label="Ambassador" ref={ref} />);
  expect(ref).toHaveBeenCalledWith(screen.getByRole('checkbox'));
});
