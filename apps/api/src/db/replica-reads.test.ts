import { expect, it, vi } from 'vitest';
import type { Db } from './connection.ts';
import { makeReadLate } from './replica-reads.ts';

const db = { name: 'the database' } as unknown as Db;
const replica = { name: 'the replica' } as unknown as Db;

const setUp = () => {
  let time = 0;
  const warn = vi.fn();
  const readLate = makeReadLate({ db, replica, log: { warn }, clock: () => time });
  /** Fails at the replica while it is away. */
  const reading = (isAway: boolean) => async (from: Db) => {
    if (isAway && from === replica) throw new Error('connection refused');
    return from;
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { readLate, reading, pass, warn };
};

it('is the database itself where there is no replica', async () => {
  const readLate = makeReadLate({ db, replica: undefined, log: { warn: vi.fn() } });
  expect(await readLate(async (from) => from)).toBe(db);
});

it('is the replica where there is one', async () => {
  const { readLate, reading, warn } = setUp();
  expect(await readLate(reading(false))).toBe(replica);
  expect(warn).not.toHaveBeenCalled();
});

it('is the database for as long as the replica is away, which is asked again after a while', async () => {
  const { readLate, reading, pass, warn } = setUp();
  expect(await readLate(reading(true))).toBe(db);
  pass(9_999);
  expect(await readLate(reading(false))).toBe(db);
  expect(warn).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await readLate(reading(false))).toBe(replica);
});

it('fails where the database fails as well', async () => {
  const { readLate } = setUp();
  const read = () => Promise.reject(new Error('the statement is wrong'));
  await expect(readLate(read)).rejects.toThrow('the statement is wrong');
});
