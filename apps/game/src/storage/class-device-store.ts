import type { GameStore } from './game-store.ts';
import { createMemoryStore } from './memory-store.ts';

/**
 * Keeps only unsent answers and seeds on a device that a class shares. Session, field and rows stay in
 * memory, so the next student finds nothing.
 */
export const createClassDeviceStore = (answers: GameStore): GameStore => {
  const memory = createMemoryStore();
  return {
    ...memory,
    begin: async (visit) => {
      const earlier = await answers.current();
      // The device may have belonged to one player before it was shared.
      if (earlier) await answers.forget(earlier.playerKey);
      await memory.begin(visit);
    },
    addAnswer: async (answer, change) => {
      await answers.addAnswer(answer);
      if (change) await memory.changeRows(answer.playerKey, change);
    },
    answers: (playerKey) => answers.answers(playerKey),
    removeAnswers: (ids) => answers.removeAnswers(ids),
    plantedSeeds: (playerKey) => answers.plantedSeeds(playerKey),
    changePlantedSeeds: (playerKey, change) => answers.changePlantedSeeds(playerKey, change),
    dropAnswersBefore: (at) => answers.dropAnswersBefore(at),
  };
};
