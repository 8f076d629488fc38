import type { Row } from '@wonderfield/contract/play/game-calls';
import { type DBSchema, openDB } from 'idb';
import type { GameStore, KeptAnswer, Visit } from './game-store.ts';
import { randomKey } from './random-key.ts';

const NAME = 'wonderfield-game';

type Schema = DBSchema & {
  visits: { key: string; value: Visit };
  rows: { key: [string, string]; value: { playerKey: string; rowId: string; row: Row } };
  answers: { key: number; value: Omit<KeptAnswer, 'id'>; indexes: { playerKey: string } };
  /** Whose visit goes on, and what the device is called for each player. */
  facts: { key: string; value: string };
};

const CURRENT = 'current';
const deviceFact = (playerKey: string) => `device ${playerKey}`;
/** All rows of a player: keys of two parts are in the order of the first. */
const rowsOf = (playerKey: string) => IDBKeyRange.bound([playerKey, ''], [playerKey, []]);

/** Keeps things in the browser's own database, which outlives the page. Fails where there is none. */
export const openLastingStore = async (): Promise<GameStore> => {
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
  const asKept = (playerKey: string) => (row: Row) => ({ playerKey, rowId: row.rowId, row });

  return {
    isLasting: () => true,
    current: async () => {
      const playerKey = await db.get('facts', CURRENT);
      return playerKey === undefined ? undefined : db.get('visits', playerKey);
    },
    begin: async (visit) => {
      const tx = db.transaction(['visits', 'rows', 'facts'], 'readwrite');
      const others = (await tx.objectStore('visits').getAllKeys()).filter(
        (playerKey) => playerKey !== visit.playerKey,
      );
      for (const playerKey of others) {
        await tx.objectStore('visits').delete(playerKey);
        await tx.objectStore('rows').delete(rowsOf(playerKey));
      }
      await tx.objectStore('visits').put(visit);
      await tx.objectStore('facts').put(visit.playerKey, CURRENT);
      await tx.done;
    },
    keep: async (visit) => {
      const tx = db.transaction(['visits', 'facts'], 'readwrite');
      if ((await tx.objectStore('facts').get(CURRENT)) === visit.playerKey) {
        await tx.objectStore('visits').put(visit);
      }
      await tx.done;
    },
    forget: async (playerKey) => {
      const tx = db.transaction(['visits', 'rows', 'facts'], 'readwrite');
      const facts = tx.objectStore('facts');
      if ((await facts.get(CURRENT)) === playerKey) await facts.delete(CURRENT);
      await tx.objectStore('visits').delete(playerKey);
      await tx.objectStore('rows').delete(rowsOf(playerKey));
      await tx.done;
    },
    deviceKey: async (playerKey) => {
      const tx = db.transaction('facts', 'readwrite');
      const known = await tx.store.get(deviceFact(playerKey));
      const key = known ?? randomKey();
      if (!known) await tx.store.put(key, deviceFact(playerKey));
      await tx.done;
      return key;
    },
    rows: async (playerKey) => (await db.getAll('rows', rowsOf(playerKey))).map(({ row }) => row),
    keepRows: async (playerKey, some) => {
      const tx = db.transaction('rows', 'readwrite');
      for (const kept of some.map(asKept(playerKey))) await tx.store.put(kept);
      await tx.done;
    },
    replaceRows: async (playerKey, all) => {
      const tx = db.transaction('rows', 'readwrite');
      await tx.store.delete(rowsOf(playerKey));
      for (const kept of all.map(asKept(playerKey))) await tx.store.put(kept);
      await tx.done;
    },
    addAnswer: async (answer) => {
      await db.add('answers', answer);
    },
    answers: async (playerKey) => {
      const found: KeptAnswer[] = [];
      const index = db.transaction('answers').store.index('playerKey');
      let cursor = await index.openCursor(playerKey);
      while (cursor) {
        found.push({ ...cursor.value, id: cursor.primaryKey });
        cursor = await cursor.continue();
      }
      return found;
    },
    removeAnswers: async (ids) => {
      const tx = db.transaction('answers', 'readwrite');
      for (const id of ids) await tx.store.delete(id);
      await tx.done;
    },
    dropAnswersBefore: async (at) => {
      const tx = db.transaction('answers', 'readwrite');
      let cursor = await tx.store.openCursor();
      while (cursor) {
        if (cursor.value.given.at < at) await cursor.delete();
        cursor = await cursor.continue();
      }
      await tx.done;
    },
  };
};
