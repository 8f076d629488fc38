import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DigitsField } from './digits-field.tsx';

const open = () => {
  const handleChange = vi.fn();
  render(
    <DigitsField
      label="Zip Code"
      maxLength={5}
      onChange={(event) => handleChange(event.target.value)}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Zip Code');
  return { input, user: userEvent.setup(), handleChange };
};

// @proves F-digits-only
it('accepts only digits while typing and reports them', async () => {
  const { input, user, handleChange } = open();
  await user.type(input, '9a7-2e1.4x6');
  expect(input).toHaveValue('97214');
  expect(handleChange).toHaveBeenLastCalledWith('97214');
});

// @proves F-digits-only
it.each([
  [' 97214-1234', '97214'],
  ['(97214)', '97214'],
  ['９７２１４', '97214'],
  ['none', ''],
])('keeps the digits of the pasted %j', async (pasted, value) => {
  const { input, user } = open();
  await user.click(input);
  await user.paste(pasted);
  expect(input).toHaveValue(value);
});

it('keeps the position of the caret', async () => {
  const { input, user } = open();
  await user.type(input, '974');
  await user.type(input, 'x2', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue('9724');
});
