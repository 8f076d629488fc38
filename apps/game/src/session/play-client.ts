import type { Subject } from '@wonderfield/contract/options';
import type {
  Field,
  GivenAnswer,
  Harvest,
  PlaySettings,
  Rest,
  Row,
  Today,
} from '@wonderfield/contract/play/game-calls';
import { post } from './post.ts';

export type Saved = { rows: Row[]; harvests: Harvest[]; rest: Rest; today: Today };

/** The calls of the game, with its play session. */
export const makePlayClient = (playSession: string) => {
  const call = <Answer>(name: string, fields: Record<string, string> = {}) =>
    post<Answer>(`/play/${name}`, { playSession, ...fields });
  return {
    openField: (): Promise<Field> => call<Field>('openField'),
    dealRow: async (subject: Subject, deviceKey?: string) => {
      const fields = { subject, ...(deviceKey && { deviceKey }) };
      return (await call<{ row: Row }>('dealRow', fields)).row;
    },
    takeRowsAlong: (deviceKey: string) =>
      call<{ rows: Row[]; today: Today }>('takeRowsAlong', { deviceKey }),
    saveAnswers: (answers: readonly GivenAnswer[]): Promise<Saved> =>
      call<Saved>('saveAnswers', { answers: JSON.stringify(answers) }),
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
