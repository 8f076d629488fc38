import { expect, it } from 'vitest';
import { ensureMovable, ensureStaysManaged } from './transfer.rules.ts';

const place = (how: 'roster' | 'joined', is_synced = false) => ({
  student_id: 'a',
  how,
  is_synced,
});

// @proves M-STU_010
it('rejects a student of a synced class with STU_010', () => {
  expect(() => ensureMovable([place('roster'), place('roster', true)])).toThrow(
    expect.objectContaining({ code: 'STU_010' }),
  );
});

it.each([
  ['roster', 'roster', false],
  ['joined', 'joined', false],
  ['joined', 'roster', false],
  ['roster', 'joined', true],
] as const)('decides whether a login is lost from %s to %s: %s', (before, after, isLost) => {
  const decide = () => ensureStaysManaged([place(before)], [place(after)]);
  if (isLost) expect(decide).toThrow(expect.objectContaining({ code: 'STU_011' }));
  else expect(decide).not.toThrow();
});
