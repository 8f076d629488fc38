import type {
  KnownPlayer,
  LiveEvent,
  OtherPlayer,
  ReportReason,
  SeenField,
  Standing,
  Visit,
} from '@wonderfield/contract/friends/friends';
import type { PhraseId } from '@wonderfield/contract/friends/phrases';
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
import { openLiveSocket } from './live-socket.ts';
import { postForm } from './post-form.ts';

export type Friends = {
  friends: KnownPlayer[];
  nearby: KnownPlayer[];
  blocked: OtherPlayer[];
};
export type SaveResult = { rows: Row[]; harvests: Harvest[]; rest: Rest; today: Today };

/** Creates the game's API client for a play session. */
export const createPlayClient = (playSession: string) => {
  const call = <Result = unknown>(name: string, fields: Record<string, string> = {}) =>
    postForm<Result>(`/play/${name}`, { playSession, ...fields });
  return {
    openField: (): Promise<Field> => call<Field>('openField'),
    dealRow: async (subject: Subject, deviceKey?: string) => {
      const fields = { subject, ...(deviceKey && { deviceKey }) };
      return (await call<{ row: Row }>('dealRow', fields)).row;
    },
    takeRowsAlong: (deviceKey: string) =>
      call<{ rows: Row[]; today: Today }>('takeRowsAlong', { deviceKey }),
    dealAssigned: async (assignmentId: string) =>
      (await call<{ row: Row }>('dealRow', { assignmentId })).row,
    saveAnswers: (answers: readonly GivenAnswer[]): Promise<SaveResult> =>
      call<SaveResult>('saveAnswers', { answers: JSON.stringify(answers) }),
    saveSettings: async ({ sound, readAloud, plain }: PlaySettings) => {
      await call('savePlaySettings', {
        sound: String(sound),
        readAloud: String(readAloud),
        plain: String(plain),
      });
    },
    listFriends: () => call<Friends>('listFriends'),
    askToVisit: (playerKey: string) => call<{ standing: Standing }>('askToVisit', { playerKey }),
    visitField: (playerKey: string) =>
      call<{ visit: Visit; field: SeenField }>('visitField', { playerKey }),
    leaveVisit: (visitId: string) => call('leaveVisit', { visitId }),
    sayPhrase: (visitId: string, phrase: PhraseId) => call('saySomething', { visitId, phrase }),
    sayTyped: (visitId: string, text: string) => call('saySomething', { visitId, text }),
    blockPlayer: (playerKey: string) => call('blockPlayer', { playerKey }),
    reportPlayer: (playerKey: string, reason: ReportReason) =>
      call('reportPlayer', { playerKey, reason }),
    /** Subscribes to events of the player's visits. Returns the unsubscribe function. */
    listen: (onEvent: (event: LiveEvent) => void) => openLiveSocket(playSession, onEvent),
  };
};
export type PlayClient = ReturnType<typeof createPlayClient>;
