import { describe, expect, it } from 'vitest';
import { findOrderErrors, nextStamp, parseOrder } from './migrations.rules.ts';

const NAMES = ['20261128000000__pictures__find.sql', '20261129235959__friends__bind.sql'];

describe('nextStamp', () => {
  it('returns the current time when the last migration is older', () => {
    expect(nextStamp(NAMES, new Date('2026-12-24T08:09:10Z'))).toBe('20261224080910');
  });

  it('returns one second after the last migration when its stamp is in the future', () => {
    expect(nextStamp(NAMES, new Date('2026-11-17T00:00:00Z'))).toBe('20261130000000');
  });

  it('returns the current time for the first migration', () => {
    expect(nextStamp([], new Date('2026-11-17T00:00:00Z'))).toBe('20261117000000');
  });
});

describe('findOrderErrors', () => {
  it('accepts migrations that are listed in the order of their names', () => {
    expect(findOrderErrors(NAMES, parseOrder(`# Append only.\n${NAMES.join('\n')}\n`))).toEqual([]);
  });

  it('rejects a new migration that sorts before an older one', () => {
    const early = '20261117000000__classrooms__add_color.sql';
    expect(findOrderErrors([early, ...NAMES], [...NAMES, early])).toEqual([
      `${early} must sort after ${NAMES[1]}, which was added before it.`,
    ]);
  });

  it('rejects a migration that is not listed', () => {
    expect(findOrderErrors(NAMES, NAMES.slice(0, 1))).toEqual([
      `${NAMES[1]} is not in migration-order.txt.`,
    ]);
  });

  it('rejects a listed migration that was deleted', () => {
    expect(findOrderErrors(NAMES.slice(0, 1), NAMES)).toEqual([`${NAMES[1]} does not exist.`]);
  });
});
