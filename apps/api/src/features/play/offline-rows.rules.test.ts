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
      seed: 1,
      before: 'seed',
      tries: over.tries ?? 0,
      isGrown: false,
    },
  ],
  ...over,
});
const device = (deviceKey: string, seen: number) => ({ deviceKey, deviceSeenAt: new Date(seen) });

describe('where rows are dealt', () => {
  const deal = (offline: Subject[], subjects: Subject[], rowsThere: [string, number][] = []) =>
    placesToDeal(
      offline.map((subject) => ({ subject })),
      { subjects, rowsThere: new Map(rowsThere) },
    );

  it('every open place has one before any has two', () => {
    expect(deal([], ['math', 'art', 'music']).slice(0, 3).sort()).toEqual(['art', 'math', 'music']);
    expect(deal(['math', 'math'], ['math', 'art'])[0]).toBe('art');
  });

  it('among equals, first where most was played', () => {
    expect(deal([], ['math', 'art'], [['art', 4]])[0]).toBe('art');
  });

  it('as many as are missing, and no more', () => {
    expect(deal([], ['math'])).toHaveLength(OFFLINE_ROWS);
    expect(deal(Array(7).fill('math'), ['math'])).toHaveLength(3);
    expect(deal(Array(12).fill('math'), ['math'])).toEqual([]);
    expect(deal([], [])).toEqual([]);
  });
});

describe('the row to go on with', () => {
  const wanted = { subject: 'math', deviceKey: 'mine' } as const;

  it('is the device’s own, begun before new', () => {
    const rows = [
      row('free'),
      row('new', device('mine', 1)),
      row('begun', { ...device('mine', 1), tries: 1 }),
    ];
    expect(rowToGoOnWith(rows, wanted)?.id).toBe('begun');
  });

  it('is one that waits for anybody, where the device has none', () => {
    const rows = [row('theirs', device('other', 1)), row('free')];
    expect(rowToGoOnWith(rows, wanted)?.id).toBe('free');
    expect(rowToGoOnWith(rows, { subject: 'math', deviceKey: undefined })?.id).toBe('free');
  });

  it('is none at another place, and none of another device', () => {
    expect(
      rowToGoOnWith([row('x', { subject: 'art' }), row('y', device('other', 1))], wanted),
    ).toBe(undefined);
  });
});

it('one more device than three sends away the one unused for longest', () => {
  const rows = [
    row('a', device('a', 3)),
    row('b', device('b', 1)),
    row('c', device('c', 2)),
    row('free'),
  ];
  expect(rowsTooFar(rows, 'd').map(({ id }) => id)).toEqual(['b']);
  expect(rowsTooFar(rows, 'b')).toEqual([]);
});
