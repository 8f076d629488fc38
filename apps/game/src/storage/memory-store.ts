import type { Row } from '@wonderfield/contract/play/game-calls';
import type { Time } from './answer-age.ts';
import type { ChangeRows, GameStore, QueuedAnswer, Visit } from './game-store.ts';
import { randomKey } from './random-key.ts';

/** Stores data in memory while the page is open, for browsers without storage. */
export const createMemoryStore = (): GameStore => {
  let visit: Visit | undefined;
  let answers: QueuedAnswer[] = [];
  let lastId = 0;
  const devices = new Map<string, string>();
  const seeds = new Map<string, readonly Time[]>();
  const rows = new Map<string, readonly Row[]>();
  const snapshotUser = (playerKey: string) => rows.get(playerKey) ?? [];
  const changeRows = (playerKey: string, change: ChangeRows) => {
    if (visit?.playerKey === playerKey) rows.set(playerKey, change(snapshotUser(playerKey)));
    return snapshotUser(playerKey);
  };

  return {
    isLasting: () => false,
    current: async () => visit,
    begin: async (begun) => {
      visit = begun;
      for (const key of rows.keys()) if (key !== begun.playerKey) rows.delete(key);
    },
    keep: async (now) => {
      if (visit?.playerKey === now.playerKey) visit = now;
    },
    forget: async (playerKey) => {
      if (visit?.playerKey === playerKey) visit = undefined;
      rows.delete(playerKey);
    },
    deviceKey: async (playerKey) => {
      const key = devices.get(playerKey) ?? randomKey();
      devices.set(playerKey, key);
      return key;
    },
    rows: async (playerKey) => [...snapshotUser(playerKey)],
    changeRows: async (playerKey, change) => changeRows(playerKey, change),
    addAnswer: async (answer, change) => {
      lastId += 1;
      answers.push({ ...answer, id: lastId });
      if (change) changeRows(answer.playerKey, change);
    },
    answers: async (playerKey) => answers.filter((answer) => answer.playerKey === playerKey),
    removeAnswers: async (ids) => {
      answers = answers.filter(({ id }) => !ids.includes(id));
    },
    plantedSeeds: async (playerKey) => seeds.get(playerKey) ?? [],
    changePlantedSeeds: async (playerKey, change) => {
      seeds.set(playerKey, change(seeds.get(playerKey) ?? []));
    },
    dropAnswersBefore: async (at) => {
      answers = answers.filter(({ given }) => given.at >= at);
    },
  };
};
