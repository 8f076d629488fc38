import { OFFLINE_ROWS } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import { describe, expect, it } from 'vitest';
import { placesToDeal, rowsTooFar, rowToGoOnWith } from './offline-rows.rules.ts';
import type { DealtRow } from './row.rules.ts';

const row = (id: string, over: Partial<DealtRow> & { tries?: number } = {}): DealtRow => ({
  id,
  subject: 'math',
  rowsThere: null,
  assignmentId: null,
  dealtAt: new Date(0),
  deviceKey: null,
  deviceSeenAt: null,
  dealtFor: null,
  tasks: [
    {
      skillId: 'x',
      grade: 1,
      level: 1,
      version: 1,
      seed: 1,
      before: 'seed',
      tries: over.tries ?? 0,
      isGrown: false,
    },
  ],
  ...over,
});
const device = (deviceKey: string, seen: number) => ({ deviceKey, deviceSeenAt: new Date(seen) });

describe('placesToDeal', () => {
  const deal = (offline: Subject[], subjects: Subject[], rowsThere: [string, number][] = []) =>
    placesToDeal(
      offline.map((subject) => ({ subject })),
      { subjects, rowsThere: new Map(rowsThere) },
    );

  it('deals one row to every open place before a second one', () => {
    expect(deal([], ['math', 'art', 'music']).slice(0, 3).sort()).toEqual(['art', 'math', 'music']);
    expect(deal(['math', 'math'], ['math', 'art'])[0]).toBe('art');
  });

  it('prefers the place with the most finished rows', () => {
    expect(deal([], ['math', 'art'], [['art', 4]])[0]).toBe('art');
  });

  it('deals exactly the missing number of rows', () => {
    expect(deal([], ['math'])).toHaveLength(OFFLINE_ROWS);
    expect(deal(Array(7).fill('math'), ['math'])).toHaveLength(3);
    expect(deal(Array(12).fill('math'), ['math'])).toEqual([]);
    expect(deal([], [])).toEqual([]);
  });
});

describe('rowToGoOnWith', () => {
  const wanted = { subject: 'math', deviceKey: 'mine' } as const;

  it('prefers the device’s own rows, and started rows among them', () => {
    const rows = [
      row('free'),
      row('new', device('mine', 1)),
      row('begun', { ...device('mine', 1), tries: 1 }),
    ];
    expect(rowToGoOnWith(rows, wanted)?.id).toBe('begun');
  });

  it('returns a row without a device if the device has none', () => {
    const rows = [row('theirs', device('other', 1)), row('free')];
    expect(rowToGoOnWith(rows, wanted)?.id).toBe('free');
    expect(rowToGoOnWith(rows, { subject: 'math', deviceKey: undefined })?.id).toBe('free');
  });

  it('returns no row of another place or another device', () => {
    expect(
      rowToGoOnWith([row('x', { subject: 'art' }), row('y', device('other', 1))], wanted),
    ).toBe(undefined);
  });
});

it('releases the rows of the longest unused device when a fourth one is added', () => {
  const rows = [
    row('a', device('a', 3)),
    row('b', device('b', 1)),
    row('c', device('c', 2)),
    row('free'),
  ];
  expect(rowsTooFar(rows, 'd').map(({ id }) => id)).toEqual(['b']);
  expect(rowsTooFar(rows, 'b')).toEqual([]);
});
