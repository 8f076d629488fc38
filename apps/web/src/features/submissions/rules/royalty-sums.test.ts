import type { Royalty } from '@wonderfield/contract/plans/submission';
import { expect, it } from 'vitest';
import { royaltySums } from './royalty-sums.ts';

const entry = (amount: string, changes: Partial<Royalty> = {}): Royalty => ({
  id: amount,
  amount,
  currency: 'USD',
  status: 'agreed',
  note: '',
  addedAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T10:00:00Z',
  ...changes,
});

it('adds up each currency separately to the cent', () => {
  expect(
    royaltySums([
      entry('0.10'),
      entry('0.20', { status: 'paid' }),
      entry('125.00', { currency: 'EUR', status: 'due' }),
      entry('-5.05'),
    ]),
  ).toEqual([
    { currency: 'USD', total: -4.75, paid: 0.2 },
    { currency: 'EUR', total: 125, paid: 0 },
  ]);
});

it('excludes canceled royalties', () => {
  expect(royaltySums([entry('125.00', { status: 'canceled' })])).toEqual([]);
});
