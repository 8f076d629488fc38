import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subject } from '@wonderfield/contract/options';
import { PLACE_ORDER, PLACES } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { View } from '../scene/layout.ts';
import { FieldScreen, type FieldScreenProps } from './field-screen.tsx';

const LAPTOP: View = { width: 1366, height: 768 };
const PHONE: View = { width: 390, height: 844 };

const places: Place[] = PLACE_ORDER.map((subject) => ({
  subject,
  isOpen: subject !== 'music',
  rows: 3,
  stage: subject === 'math' ? 'leaf' : 'sprout',
  next: 'Adding past ten',
  isThirsty: false,
  hasOpenRow: subject === 'art',
}));

/** A field that keeps the selection, like the app. */
const Field = (props: Partial<FieldScreenProps>) => {
  const [selected, setSelected] = useState<Subject>('math');
  const [page, setPage] = useState(0);
  return (
    <FieldScreen
      places={places}
      selected={selected}
      page={page}
      view={LAPTOP}
      rest="none"
      onStart={() => {}}
      {...props}
      onSelect={(subject) => {
        setSelected(subject);
        props.onSelect?.(subject);
      }}
      onPage={(next) => {
        setPage(next);
        props.onPage?.(next);
      }}
    />
  );
};

const plate = (name: RegExp) => screen.getByRole('button', { name });

describe('FieldScreen', () => {
  it('shows the places as buttons, back row first', () => {
    render(<Field />);
    const group = screen.getByRole('group', { name: 'Places in your field' });
    const names = within(group)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(PLACE_ORDER.map((subject) => PLACES[subject].name));
    expect(plate(/Math Mill, growing: Leaf/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('positions each plate at its drawn place', () => {
    render(<Field />);
    expect(plate(/Math Mill/)).toHaveStyle({ left: '168px', top: '468px' });
  });

  it('starts a row at the selected place', async () => {
    const onStart = vi.fn();
    render(<Field onStart={onStart} />);
    expect(screen.getByText('Next row: adding past ten')).toBeVisible();
    await userEvent.click(plate(/Map Hill/));
    expect(screen.getByRole('heading', { name: 'Map Hill' })).toBeVisible();
    expect(onStart).not.toHaveBeenCalled();
    await userEvent.click(plate(/^Start a row$/));
    expect(onStart).toHaveBeenCalledExactlyOnceWith('socialStudies');
  });

  it('continues a row that was started', async () => {
    const onStart = vi.fn();
    render(<Field onStart={onStart} />);
    await userEvent.click(plate(/Art Barn/));
    await userEvent.click(plate(/^Continue your row$/));
    expect(onStart).toHaveBeenCalledExactlyOnceWith('art');
  });

  it('offers no row at a closed place', async () => {
    const onStart = vi.fn();
    render(<Field onStart={onStart} />);
    await userEvent.dblClick(plate(/Music Meadow, resting/));
    expect(screen.getByText('Resting. What grew here stays.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start a row' })).toBeNull();
    expect(onStart).not.toHaveBeenCalled();
  });

  it('starts no row when the day is over', async () => {
    const onStart = vi.fn();
    render(<Field rest="over" onStart={onStart} />);
    await userEvent.click(plate(/Math Mill/));
    expect(screen.getByText('Rows rest until tomorrow.')).toBeVisible();
    expect(onStart).not.toHaveBeenCalled();
  });

  it('starts no second row while one is being dealt', async () => {
    const onStart = vi.fn();
    render(<Field isBusy onStart={onStart} />);
    await userEvent.dblClick(plate(/Math Mill/));
    await userEvent.click(plate(/Opening your row/));
    expect(onStart).not.toHaveBeenCalled();
  });

  it('selects places with the arrow keys and opens one with Enter', async () => {
    const onSelect = vi.fn();
    const onStart = vi.fn();
    render(<Field onSelect={onSelect} onStart={onStart} />);
    plate(/Math Mill/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(onSelect.mock.calls).toEqual([['socialStudies'], ['science']]);
    expect(plate(/Science Pond/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onStart).toHaveBeenCalledExactlyOnceWith('science');
  });
});

describe('FieldScreen on a phone', () => {
  it('turns the page by arrow, by swipe and by focus', async () => {
    const onPage = vi.fn();
    const { container } = render(<Field view={PHONE} onPage={onPage} />);
    expect(screen.getByRole('img', { name: 'Part 1 of 2' })).toBeInTheDocument();
    await userEvent.click(plate(/Places to the right/));
    expect(onPage).toHaveBeenLastCalledWith(1);
    const surface = container.querySelector('.surface') as HTMLElement;
    fireEvent.pointerDown(surface, { clientX: 100 });
    fireEvent.pointerUp(surface, { clientX: 220 });
    expect(onPage).toHaveBeenLastCalledWith(0);
    fireEvent.focus(plate(/Art Barn/));
    expect(onPage).toHaveBeenLastCalledWith(1);
    expect(onPage).toHaveBeenCalledTimes(3);
  });

  it('selects no place during a swipe', () => {
    const onSelect = vi.fn();
    render(<Field view={PHONE} onSelect={onSelect} />);
    const place = plate(/Word Orchard/);
    fireEvent.pointerDown(place, { clientX: 140 });
    fireEvent.pointerUp(place, { clientX: 60 });
    fireEvent.click(place);
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.click(place);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('languageArts');
  });

  it('does not turn the page on a tap', () => {
    const onPage = vi.fn();
    const { container } = render(<Field view={PHONE} onPage={onPage} />);
    const surface = container.querySelector('.surface') as HTMLElement;
    fireEvent.pointerDown(surface, { clientX: 100 });
    fireEvent.pointerUp(surface, { clientX: 90 });
    expect(onPage).not.toHaveBeenCalled();
  });
});
