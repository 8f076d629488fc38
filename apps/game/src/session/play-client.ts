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
  const call = <Answer>(name: string, fields: Record<string, string> = {}) =>
    post<Answer>(`/play/${name}`, { playSession, ...fields });
  return {
    openField: (): Promise<Field> => call<Field>('openField'),
    dealRow: async (subject: Subject) => (await call<{ row: Row }>('dealRow', { subject })).row,
    dealAssigned: async (assignmentId: string) =>
      (await call<{ row: Row }>('dealRow', { assignmentId })).row,
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
