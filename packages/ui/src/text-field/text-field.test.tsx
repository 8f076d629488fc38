import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectField } from '../select-field/select-field.tsx';
import { TextField } from './text-field.tsx';

it('connects label, error and help with the input', () => {
  render(<TextField label="Zip Code" error="Please enter valid Zip Code" help="Five digits" />);
  const input = screen.getByRole('textbox', { name: 'Zip Code' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please enter valid Zip Code Five digits');
});

it('renders a valid input without a description if there is no error or help', () => {
  render(<TextField label="First Name" />);
  const input = screen.getByRole('textbox', { name: 'First Name' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('passes ref, name, onChange and onBlur to the input, which register() needs', async () => {
  const ref = createRef<HTMLInputElement>();
  const onChange = vi.fn();
  const onBlur = vi.fn();
  render(<TextField label="City" ref={ref} name="city" onChange={onChange} onBlur={onBlur} />);
  await userEvent.type(screen.getByRole('textbox'), 'Rye');
  await userEvent.tab();
  expect(ref.current).toHaveValue('Rye');
  expect(ref.current?.name).toBe('city');
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('keeps a hidden label and an external description accessible', () => {
  render(
    <>
      <TextField label="Username" labelHidden aria-describedby="rules" />
      <p id="rules">Eight letters</p>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
    'Eight letters',
  );
});

it('shows the placeholder of a select as its empty option', () => {
  render(
    <SelectField
      label="Grade"
      placeholder="Select grade"
      options={[{ value: '3', label: 'Grade 3' }]}
      error="Please select Grade"
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Grade' });
  expect(select).toHaveValue('');
  expect(select).toHaveAccessibleDescription('Please select Grade');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('scrolls only the new error of the focused control into view', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const fields = (error?: string) => (
    <>
      <TextField label="Name" error={error} />
      <TextField label="Password" error={error} />
    </>
  );
  const { rerender } = render(fields());
  screen.getByLabelText('Password').focus();
  rerender(fields('This is wrong'));
  expect(scroll.mock.contexts).toEqual([screen.getAllByText('This is wrong')[1]?.parentElement]);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
