import type { Row } from '@wonderfield/contract/play/game-calls';
import { type DBSchema, type IDBPTransaction, openDB } from 'idb';
import type { Time } from './answer-age.ts';
import type { ChangeRows, GameStore, QueuedAnswer, Visit } from './game-store.ts';
import { randomKey } from './random-key.ts';

const NAME = 'wonderfield-game';

type Schema = DBSchema & {
  visits: { key: string; value: Visit };
  rows: { key: [string, string]; value: { playerKey: string; rowId: string; row: Row } };
  answers: { key: number; value: Omit<QueuedAnswer, 'id'>; indexes: { playerKey: string } };
  /** The current player, and the device key and the unsent seeds of each player. */
  facts: { key: string; value: string };
};

/** Stores that an answer changes. */
const PROGRESS: ('answers' | 'rows' | 'facts')[] = ['answers', 'rows', 'facts'];
const CURRENT = 'current';
const seedsFact = (playerKey: string) => `seeds ${playerKey}`;
const toTimes = (fact: string | undefined): readonly Time[] =>
  fact === undefined ? [] : JSON.parse(fact);
const deviceFact = (playerKey: string) => `device ${playerKey}`;
/** All rows of a player. Compound keys are sorted by their first part. */
const rowsOfPlayer = (playerKey: string) => IDBKeyRange.bound([playerKey, ''], [playerKey, []]);

/** A failed request has already ended its transaction, but code that throws has not. */
const abort = (tx: { abort: () => void }) => {
  try {
    tx.abort();
  } catch {}
};

/**
 * Runs work in a transaction and waits for its end. An error in the work aborts it and is reported
 * once.
 */
const within = async <Tx extends { done: Promise<void>; abort: () => void }, Result>(
  tx: Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  tx.done.catch(() => undefined);
  try {
    const result = await work(tx);
    await tx.done;
    return result;
  } catch (error) {
    abort(tx);
    throw error;
  }
};

const changeRows = async (
  tx: IDBPTransaction<Schema, typeof PROGRESS, 'readwrite'>,
  playerKey: string,
  change: ChangeRows,
) => {
  const store = tx.objectStore('rows');
  const own = (await store.getAll(rowsOfPlayer(playerKey))).map(({ row }) => row);
  if ((await tx.objectStore('facts').get(CURRENT)) !== playerKey) return own;
  const changed = change(own);
  const ids = new Set(changed.map(({ rowId }) => rowId));
  for (const { rowId } of own) if (!ids.has(rowId)) await store.delete([playerKey, rowId]);
  for (const row of changed) {
    if (!own.includes(row)) await store.put({ playerKey, rowId: row.rowId, row });
  }
  return changed;
};

/** Opens a store in IndexedDB, which survives the page. Rejects if it is not available. */
export const openIndexedDbStore = async (): Promise<GameStore> => {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade: (made) => {
      made.createObjectStore('visits', { keyPath: 'playerKey' });
      made.createObjectStore('rows', { keyPath: ['playerKey', 'rowId'] });
      made
        .createObjectStore('answers', { autoIncrement: true })
        .createIndex('playerKey', 'playerKey');
      made.createObjectStore('facts');
    },
  });
  return {
    isLasting: () => true,
    current: async () => {
      const playerKey = await db.get('facts', CURRENT);
      return playerKey === undefined ? undefined : db.get('visits', playerKey);
    },
    begin: (visit) =>
      within(db.transaction(['visits', 'rows', 'facts'], 'readwrite'), async (tx) => {
        const visits = tx.objectStore('visits');
        for (const playerKey of await visits.getAllKeys()) {
          if (playerKey === visit.playerKey) continue;
          await visits.delete(playerKey);
          await tx.objectStore('rows').delete(rowsOfPlayer(playerKey));
        }
        await visits.put(visit);
        await tx.objectStore('facts').put(visit.playerKey, CURRENT);
      }),
    keep: (visit) =>
      within(db.transaction(['visits', 'facts'], 'readwrite'), async (tx) => {
        if ((await tx.objectStore('facts').get(CURRENT)) !== visit.playerKey) return;
        await tx.objectStore('visits').put(visit);
      }),
    forget: (playerKey) =>
      within(db.transaction(['visits', 'rows', 'facts'], 'readwrite'), async (tx) => {
        const facts = tx.objectStore('facts');
        if ((await facts.get(CURRENT)) === playerKey) await facts.delete(CURRENT);
        await tx.objectStore('visits').delete(playerKey);
        await tx.objectStore('rows').delete(rowsOfPlayer(playerKey));
      }),
    deviceKey: (playerKey) =>
      within(db.transaction('facts', 'readwrite'), async ({ store }) => {
        const device = await store.get(deviceFact(playerKey));
        const key = device ?? randomKey();
        if (!device) await store.put(key, deviceFact(playerKey));
        return key;
      }),
    rows: async (playerKey) =>
      (await db.getAll('rows', rowsOfPlayer(playerKey))).map(({ row }) => row),
    changeRows: (playerKey, change) =>
      within(db.transaction(PROGRESS, 'readwrite'), (tx) => changeRows(tx, playerKey, change)),
    addAnswer: (answer, change) =>
      within(db.transaction(PROGRESS, 'readwrite'), async (tx) => {
        await tx.objectStore('answers').add(answer);
        if (change) await changeRows(tx, answer.playerKey, change);
      }),
    answers: (playerKey) =>
      within(db.transaction('answers'), async ({ store }) => {
        const answers: QueuedAnswer[] = [];
        let cursor = await store.index('playerKey').openCursor(playerKey);
        while (cursor) {
          answers.push({ ...cursor.value, id: cursor.primaryKey });
          cursor = await cursor.continue();
        }
        return answers;
      }),
    removeAnswers: (ids) =>
      within(db.transaction('answers', 'readwrite'), async ({ store }) => {
        for (const id of ids) await store.delete(id);
      }),
    plantedSeeds: async (playerKey) => toTimes(await db.get('facts', seedsFact(playerKey))),
    changePlantedSeeds: (playerKey, change) =>
      within(db.transaction('facts', 'readwrite'), async ({ store }) => {
        const planted = change(toTimes(await store.get(seedsFact(playerKey))));
        if (planted.length > 0) await store.put(JSON.stringify(planted), seedsFact(playerKey));
        else await store.delete(seedsFact(playerKey));
      }),
    dropAnswersBefore: (at) =>
      within(db.transaction('answers', 'readwrite'), async ({ store }) => {
        let cursor = await store.openCursor();
        while (cursor) {
          if (cursor.value.given.at < at) await cursor.delete();
          cursor = await cursor.continue();
        }
      }),
  };
};
