import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Table } from './table.tsx';
import { SelectAllHeader, SelectCell } from './table-select.tsx';

const NAMES = ['Amara', 'Ben'];

const Roster = () => {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <Table caption="Teachers">
      <thead>
        <tr>
          <SelectAllHeader
            label="Select all"
            total={NAMES.length}
            selected={chosen.length}
            onChange={(all) => setChosen(all ? NAMES : [])}
          />
        </tr>
      </thead>
      <tbody>
        {NAMES.map((name) => (
          <tr key={name}>
            <SelectCell
              label={`Select ${name}`}
              checked={chosen.includes(name)}
              onChange={(on) =>
                setChosen((was) => (on ? [...was, name] : was.filter((n) => n !== name)))
              }
            />
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

it('selects all rows, clears them, and shows a partial selection', async () => {
  render(<Roster />);
  const all = screen.getByRole('checkbox', { name: 'Select all' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(all).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Amara' })).toBeChecked();
  await userEvent.click(all);
  expect(all).not.toBeChecked();
  expect(all).not.toBePartiallyChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Ben' })).not.toBeChecked();
});
