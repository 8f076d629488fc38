import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import { loadSkills } from '@wonderfield/questions/load-skills';
import type { GradeNumber } from '@wonderfield/questions/question';
import type { OpenGame } from '../session/start-game.ts';
import { createMemoryStore } from '../storage/memory-store.ts';
import { timeText } from '../storage/play-time.ts';
import { createSampleClient } from './sample-client.ts';

/** Loads the skills of all places. The browser loads each file once. */
export const loadSampleSkills = async () => (await Promise.all(PLACE_ORDER.map(loadSkills))).flat();

/** Opens a new field for a grade. It has neither a session nor a store that survives the page. */
export const openSample = async (grade: GradeNumber): Promise<OpenGame> => {
  const client = createSampleClient({ grade, skills: await loadSampleSkills() });
  const field = await client.openField();
  const store = createMemoryStore();
  const time = timeText(field.today, Date.now());
  const playSession = '';
  await store.begin({ playSession, playerKey: field.playerKey, field, time });
  return {
    client,
    playSession,
    store,
    field,
    time,
    rows: [],
    deviceKey: undefined,
    isAway: false,
    isSample: true,
  };
};
