import type { Subject } from '@wonderfield/contract/options';
import type {
  Field,
  GivenAnswer,
  Harvest,
  PlaySettings,
  Rest,
  Row,
} from '@wonderfield/contract/play/game-calls';
import { post } from './post.ts';

export type Saved = { rows: Row[]; harvests: Harvest[]; rest: Rest };

/** The calls of the game, with its play session. */
export const makePlayClient = (playSession: string) => {
  const call = (name: string, fields: Record<string, string> = {}) =>
    post(`/play/${name}`, { playSession, ...fields });
  return {
    openField: async () => (await call('openField')) as unknown as Field,
    dealRow: async (subject: Subject) => (await call('dealRow', { subject })).row as Row,
    saveAnswers: async (answers: readonly GivenAnswer[]) =>
      (await call('saveAnswers', { answers: JSON.stringify(answers) })) as unknown as Saved,
    saveSettings: async ({ sound, readAloud, plain }: PlaySettings) => {
      await call('savePlaySettings', {
        sound: String(sound),
        readAloud: String(readAloud),
        plain: String(plain),
      });
    },
  };
};
export type PlayClient = ReturnType<typeof makePlayClient>;
