import type { GameStore } from './game-store.ts';
import { createMemoryStore } from './memory-store.ts';

const copyInto = async (memory: GameStore, persistent: GameStore) => {
  const visit = await persistent.current();
  if (!visit) return;
  const { playerKey } = visit;
  await memory.begin(visit);
  const rows = await persistent.rows(playerKey);
  await memory.changeRows(playerKey, () => rows);
  const planted = await persistent.plantedSeeds(playerKey);
  await memory.changePlantedSeeds(playerKey, () => planted);
  for (const { id: _, ...answer } of await persistent.answers(playerKey)) {
    await memory.addAnswer(answer);
  }
};

/**
 * Falls back to memory if IndexedDB fails, for example when the disk is full. Sending an answer
 * twice is harmless.
 */
export const createFallbackStore = (persistent: GameStore, onError: () => void): GameStore => {
  let moved: Promise<GameStore> | undefined;
  const move = () => {
    moved ??= (async () => {
      const memory = createMemoryStore();
      // Data that cannot be read is lost to this page, but the game continues.
      await copyInto(memory, persistent).catch(() => undefined);
      onError();
      return memory;
    })();
    return moved;
  };
  const either = async <Result>(use: (store: GameStore) => Promise<Result>): Promise<Result> => {
    if (moved) return use(await moved);
    try {
      return await use(persistent);
    } catch {
      return use(await move());
    }
  };
  return {
    isLasting: () => moved === undefined && persistent.isLasting(),
    current: () => either((store) => store.current()),
    begin: (visit) => either((store) => store.begin(visit)),
    keep: (visit) => either((store) => store.keep(visit)),
    forget: (playerKey) => either((store) => store.forget(playerKey)),
    deviceKey: (playerKey) => either((store) => store.deviceKey(playerKey)),
    rows: (playerKey) => either((store) => store.rows(playerKey)),
    changeRows: (playerKey, change) => either((store) => store.changeRows(playerKey, change)),
    addAnswer: (answer, change) => either((store) => store.addAnswer(answer, change)),
    answers: (playerKey) => either((store) => store.answers(playerKey)),
    removeAnswers: (ids) => either((store) => store.removeAnswers(ids)),
    plantedSeeds: (playerKey) => either((store) => store.plantedSeeds(playerKey)),
    changePlantedSeeds: (playerKey, change) =>
      either((store) => store.changePlantedSeeds(playerKey, change)),
    dropAnswersBefore: (at) => either((store) => store.dropAnswersBefore(at)),
  };
};
