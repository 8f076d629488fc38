import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const MODES = [
  { value: 'preType', label: 'Pre-typed' },
  { value: 'freeType', label: 'Free typing' },
];
const group = (name: string) => within(screen.getByRole('group', { name }));
const choiceOf = (name: string) =>
  group(name).getByRole<HTMLInputElement>('radio', { checked: true }).value;

it('keeps its choice beside another group with the same name', async () => {
  render(
    <>
      <RadioCards legend="First" name="mode" options={MODES} defaultValue="preType" />
      <RadioCards legend="Second" name="mode" options={MODES} defaultValue="preType" />
    </>,
  );
  expect([choiceOf('First'), choiceOf('Second')]).toEqual(['preType', 'preType']);
  await userEvent.click(group('Second').getByLabelText('Free typing'));
  expect([choiceOf('First'), choiceOf('Second')]).toEqual(['preType', 'freeType']);
});

it('reports change and blur under the given name, which register() needs', async () => {
  const changes: unknown[] = [];
  const tell = (event: { type: string; target: { name?: string | undefined; value: string } }) =>
    changes.push([event.type, event.target.name, event.target.value]);
  render(<RadioCards legend="Mode" name="mode" options={MODES} onChange={tell} onBlur={tell} />);
  await userEvent.click(screen.getByLabelText('Free typing'));
  await userEvent.tab();
  expect(changes).toEqual([
    ['change', 'mode', 'freeType'],
    ['blur', 'mode', 'freeType'],
  ]);
});

it('passes each radio to a ref callback, which register() needs', () => {
  const ref = vi.fn();
  render(<RadioCards legend="Mode" options={MODES} ref={ref} />);
  for (const radio of screen.getAllByRole('radio')) expect(ref).toHaveBeenCalledWith(radio);
});
