import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { anAssignedRow } from '../../../testing/assigned.ts';
import { PlainAssigned } from '../plain/plain-assigned.tsx';
import { assignedStrings } from '../shared/assigned.strings.en.ts';
import { AssignedPlate } from './assigned-plate.tsx';

const SILENT = { isThere: false, say: vi.fn(), stop: vi.fn() };
const show = (props: Partial<ComponentProps<typeof AssignedPlate>> = {}) =>
  render(
    <AssignedPlate
      assigned={[anAssignedRow()]}
      rest="none"
      isBusy={false}
      speech={SILENT}
      readAloud={false}
      onStart={vi.fn()}
      {...props}
    />,
  );

describe('AssignedPlate', () => {
  it('shows teacher, skill and due date of an assigned row and starts it', async () => {
    const onStart = vi.fn();
    show({ onStart });
    const plate = screen.getByRole('region', {
      name: 'From Ms. Ruiz: Adding past ten, for Friday',
    });
    expect(within(plate).getByText('From Ms. Ruiz')).toBeVisible();
    expect(
      within(plate).getByRole('heading', { name: 'Adding past ten, for Friday' }),
    ).toBeVisible();
    await userEvent.click(within(plate).getByRole('button', { name: 'Start this row' }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith('assignment-1');
  });

  it('continues an assigned row that was started', () => {
    show({ assigned: [anAssignedRow({ isBegun: true })] });
    expect(screen.getByRole('button', { name: 'Continue this row' })).toBeVisible();
  });

  it('renders nothing without assigned rows', () => {
    const { container } = show({ assigned: [] });
    expect(container).toBeEmptyDOMElement();
  });

  it('cycles through several assigned rows and starts the visible one', async () => {
    const onStart = vi.fn();
    const assigned = [
      anAssignedRow(),
      anAssignedRow({ assignmentId: 'assignment-2', skillNames: ['Rhymes'] }),
    ];
    show({ assigned, onStart });
    await userEvent.click(
      screen.getByRole('button', { name: /^Row 1 of 2 .* Show the next one$/ }),
    );
    expect(screen.getByRole('heading', { name: 'Rhymes, for Friday' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start this row' }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith('assignment-2');
    await userEvent.click(screen.getByRole('button', { name: /^Row 2 of 2/ }));
    expect(screen.getByRole('heading', { name: 'Adding past ten, for Friday' })).toBeVisible();
  });

  it('shows another assigned row after the visible one is done', async () => {
    const second = anAssignedRow({ assignmentId: 'assignment-2', skillNames: ['Rhymes'] });
    const props = { rest: 'none', isBusy: false, speech: SILENT, readAloud: false } as const;
    const { rerender } = show({ assigned: [anAssignedRow(), second] });
    await userEvent.click(screen.getByRole('button', { name: /^Row 1 of 2/ }));
    rerender(<AssignedPlate {...props} assigned={[anAssignedRow()]} onStart={vi.fn()} />);
    expect(screen.getByRole('heading', { name: 'Adding past ten, for Friday' })).toBeVisible();
  });

  it('offers no assigned row when the daily time is over', () => {
    show({ rest: 'over' });
    expect(screen.getByText('Rows rest until tomorrow.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('reads the assigned row aloud if enabled, and again on request', async () => {
    const speech = { isThere: true, say: vi.fn(), stop: vi.fn() };
    show({ speech, readAloud: true });
    await userEvent.click(screen.getByRole('button', { name: 'Read this aloud' }));
    expect(speech.say).toHaveBeenCalledTimes(2);
    expect(speech.say.mock.lastCall?.[0]).toEqual([
      { name: 'assigned', text: 'From Ms. Ruiz: Adding past ten, for Friday' },
    ]);
  });
});

describe('assigned row texts', () => {
  it.each([
    [0, '2026-11-16', 'for today'],
    [1, '2026-11-17', 'for tomorrow'],
    [2, '2026-11-18', 'for Wednesday'],
    [6, '2026-11-22', 'for Sunday'],
    [7, '2026-11-23', 'for Monday, November 23'],
    [46, '2027-01-01', 'for Friday, January 1'],
  ])('formats %i days ahead as a day and never as a count: %s', (daysUntilDue, dueOn, day) => {
    expect(assignedStrings.what(anAssignedRow({ daysUntilDue, dueOn }))).toBe(
      `Adding past ten, ${day}`,
    );
  });

  it('names two skills on the plate and reads all of them aloud', () => {
    const row = anAssignedRow({ skillNames: ['Rounding', 'Equal groups', 'Sharing'] });
    expect(assignedStrings.what(row)).toBe('Rounding, equal groups and 1 more, for Friday');
    expect(assignedStrings.sentence(row)).toBe(
      'From Ms. Ruiz: Rounding, equal groups, and sharing, for Friday',
    );
  });
});

describe('assigned rows in plain mode', () => {
  const list = (props: Partial<ComponentProps<typeof PlainAssigned>> = {}) =>
    render(
      <ul>
        <PlainAssigned
          assigned={[anAssignedRow(), anAssignedRow({ assignmentId: 'two', isBegun: true })]}
          rest="none"
          isBusy={false}
          onStart={vi.fn()}
          {...props}
        />
      </ul>,
    );

  it('lists assigned rows as buttons with a complete sentence', async () => {
    const onStart = vi.fn();
    list({ onStart });
    const buttons = screen.getAllByRole('button');
    expect(buttons[0]).toHaveTextContent(
      'From Ms. Ruiz: Adding past ten, for FridayStart this row',
    );
    expect(buttons[1]).toHaveTextContent(/Continue this row$/);
    await userEvent.click(buttons[1] as HTMLElement);
    expect(onStart).toHaveBeenCalledExactlyOnceWith('two');
  });

  it('starts no assigned row while a row opens or when the day is over', async () => {
    const onStart = vi.fn();
    const { unmount } = list({ onStart, isBusy: true });
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(onStart).not.toHaveBeenCalled();
    unmount();
    list({ rest: 'over' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
