import { expect, it, vi } from 'vitest';
import type { Db } from './connection.ts';
import { makeReadFromReplica } from './replica-reads.ts';

const db = { name: 'the database' } as unknown as Db;
const replica = { name: 'the replica' } as unknown as Db;

const setUp = () => {
  let time = 0;
  const warn = vi.fn();
  const readFromReplica = makeReadFromReplica({ db, replica, log: { warn }, clock: () => time });
  /** Fails at the replica while it is away. */
  const reading = (isUnavailable: boolean) => async (from: Db) => {
    if (isUnavailable && from === replica) throw new Error('connection refused');
    return from;
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { readLate: readFromReplica, reading, pass, warn };
};

it('is the database itself where there is no replica', async () => {
  const readFromReplica = makeReadFromReplica({ db, replica: undefined, log: { warn: vi.fn() } });
  expect(await readFromReplica(async (from) => from)).toBe(db);
});

it('is the replica where there is one', async () => {
  const { readLate: readFromReplica, reading, warn } = setUp();
  expect(await readFromReplica(reading(false))).toBe(replica);
  expect(warn).not.toHaveBeenCalled();
});

it('is the database for as long as the replica is away, which is asked again after a while', async () => {
  const { readLate: readFromReplica, reading, pass, warn } = setUp();
  expect(await readFromReplica(reading(true))).toBe(db);
  pass(9_999);
  expect(await readFromReplica(reading(false))).toBe(db);
  expect(warn).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await readFromReplica(reading(false))).toBe(replica);
});

it('fails where the database fails as well', async () => {
  const { readLate: readFromReplica } = setUp();
  const read = () => Promise.reject(new Error('the statement is wrong'));
  await expect(readFromReplica(read)).rejects.toThrow('the statement is wrong');
});
