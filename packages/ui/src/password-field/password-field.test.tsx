import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

it('shows and hides the password', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'Clover#71');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Clover#71');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('announces for each rule whether it is fulfilled', () => {
  render(
    <PasswordChecklist
      label="Your password needs"
      metLabel="done"
      unmetLabel="missing"
      rules={[
        { label: '1 number', met: true },
        { label: '1 upper case', met: false },
      ]}
    />,
  );
  const [number, upper] = screen.getAllByRole('listitem');
  expect(number).toHaveTextContent('1 number, done');
  expect(upper).toHaveTextContent('1 upper case, missing');
});
