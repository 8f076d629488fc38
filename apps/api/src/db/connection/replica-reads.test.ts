import { expect, it, vi } from 'vitest';
import type { Db } from './connection.ts';
import { createReplicaReader } from './replica-reads.ts';

const db = { name: 'the database' } as unknown as Db;
const replica = { name: 'the replica' } as unknown as Db;

const setUp = () => {
  let time = 0;
  const warn = vi.fn();
  const readFromReplica = createReplicaReader({ db, replica, log: { warn }, clock: () => time });
  /** Fails on the replica if it is unavailable. */
  const reading = (isUnavailable: boolean) => async (from: Db) => {
    if (isUnavailable && from === replica) throw new Error('connection refused');
    return from;
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { readLate: readFromReplica, reading, pass, warn };
};

it('reads from the primary when no replica is configured', async () => {
  const readFromReplica = createReplicaReader({ db, replica: undefined, log: { warn: vi.fn() } });
  expect(await readFromReplica(async (from) => from)).toBe(db);
});

it('reads from the replica when one is configured', async () => {
  const { readLate: readFromReplica, reading, warn } = setUp();
  expect(await readFromReplica(reading(false))).toBe(replica);
  expect(warn).not.toHaveBeenCalled();
});

it('reads from the primary while the replica is unavailable and tries the replica again after 10 seconds', async () => {
  const { readLate: readFromReplica, reading, pass, warn } = setUp();
  expect(await readFromReplica(reading(true))).toBe(db);
  pass(9_999);
  expect(await readFromReplica(reading(false))).toBe(db);
  expect(warn).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await readFromReplica(reading(false))).toBe(replica);
});

it('fails when the primary fails, too', async () => {
  const { readLate: readFromReplica } = setUp();
  const read = () => Promise.reject(new Error('the statement is wrong'));
  await expect(readFromReplica(read)).rejects.toThrow('the statement is wrong');
});
