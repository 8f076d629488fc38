import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

it('announces its name and its state', () => {
  render(
    <Switch checked onChange={() => undefined}>
      Show differences
    </Switch>,
  );
  expect(screen.getByRole('switch', { name: 'Show differences' })).toBeChecked();
});

it('toggles on a click, Space and Enter', async () => {
  const onChange = vi.fn();
  render(
    <Switch checked={false} onChange={onChange}>
      Show differences
    </Switch>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch'));
  await user.keyboard(' ');
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[true], [true], [true]]);
});

it('does not toggle while it is disabled', async () => {
  const onChange = vi.fn();
  render(
    <Switch checked={false} onChange={onChange} disabled>
      Show differences
    </Switch>,
  );
  await userEvent.setup().click(screen.getByRole('switch'));
  expect(onChange).not.toHaveBeenCalled();
});
