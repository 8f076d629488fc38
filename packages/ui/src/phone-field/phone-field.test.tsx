import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const Phone = ({ initial = '' }: { initial?: string }) => {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField label="Phone Number" countryLabel="Country" value={value} onChange={setValue} />
      <output data-testid="sent">{value}</output>
    </>
  );
};

// Queries by label, because role queries evaluate all 245 countries.
const input = () => screen.getByLabelText('Phone Number');
const country = () => screen.getByLabelText<HTMLSelectElement>('Country');
const sent = () => screen.getByTestId('sent');

// @proves F-phone-format
it('formats a US number while typing and sends it with its country code', async () => {
  render(<Phone />);
  await userEvent.type(input(), '5035550142');
  expect(input()).toHaveValue('(503) 555-0142');
  expect(sent()).toHaveTextContent('+15035550142');
});

it('deletes digits and brackets one by one', async () => {
  render(<Phone />);
  await userEvent.type(input(), '5035');
  await userEvent.type(input(), '{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(input()).toHaveValue('');
  expect(sent()).toBeEmptyDOMElement();
});

it('shows a stored number with its country', () => {
  render(<Phone initial="+919876543210" />);
  expect(country()).toHaveValue('IN');
  expect(input()).toHaveValue('98765 43210');
});

it('keeps the digits when the country changes', async () => {
  render(<Phone />);
  await userEvent.type(input(), '9876543210');
  await userEvent.selectOptions(country(), 'IN');
  expect(sent()).toHaveTextContent('+919876543210');
});

it('lists the preferred countries first', () => {
  render(<Phone />);
  const codes = [...country().options].map((option) => option.value);
  expect(codes.slice(0, 6)).toEqual(['US', 'IN', 'GB', 'NZ', 'AU', 'CA']);
});
