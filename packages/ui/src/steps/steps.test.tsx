import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Steps } from './steps.tsx';

const STEPS = [{ label: 'Child Details' }, { label: 'Child Credentials' }, { label: 'Settings' }];

it('marks the current step', () => {
  render(<Steps label="Steps" steps={STEPS} current={1} />);
  const marked = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent('Child Credentials');
});

it('allows going back to finished steps but not ahead', async () => {
  const onSelect = vi.fn();
  render(<Steps label="Steps" steps={STEPS} current={1} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Child Details' }));
  expect(onSelect).toHaveBeenCalledWith(0);
  expect(screen.queryByRole('button', { name: 'Settings' })).not.toBeInTheDocument();
});

it('opens a later step that is reachable', async () => {
  const onSelect = vi.fn();
  const steps = STEPS.map((step, index) => ({ ...step, reachable: index === 1 }));
  render(<Steps label="Steps" steps={steps} current={0} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Child Credentials' }));
  expect(onSelect).toHaveBeenCalledWith(1);
});
