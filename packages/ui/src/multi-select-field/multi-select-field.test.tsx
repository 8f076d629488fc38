import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MultiSelectField } from './multi-select-field.tsx';

const GRADES = ['1', '2', '3'].map((value) => ({ value, label: `Grade ${value}` }));

const Grades = ({ error }: { error?: string }) => {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiSelectField
      label="Grades"
      options={GRADES}
      value={value}
      onChange={setValue}
      placeholder="Select grades"
      allLabel="All"
      doneLabel="Done"
      error={error}
    />
  );
};

it('includes the label and the selected options in its name, in option order', async () => {
  render(<Grades />);
  await userEvent.click(screen.getByRole('button', { name: 'Grades Select grades' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Grade 3' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Grade 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Grades Grade 1, Grade 3' })).toHaveFocus(),
  );
});

it('selects and clears all options, and shows a partial selection', async () => {
  render(<Grades />);
  await userEvent.click(screen.getByRole('button', { name: /Grades/ }));
  const all = await screen.findByRole('checkbox', { name: 'All' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Grade 2' }));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(all).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Grade 3' })).toBeChecked();
  await userEvent.click(all);
  expect(screen.getByRole('checkbox', { name: 'Grade 2' })).not.toBeChecked();
});

it('describes the field with its error', () => {
  render(<Grades error="Please select at least one Grade" />);
  expect(screen.getByRole('button', { name: /Grades/ })).toHaveAccessibleDescription(
    'Please select at least one Grade',
  );
});
