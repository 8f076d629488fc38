import type { LiveEvent, ReportReason } from '@wonderfield/contract/friends/friends';
import type { PhraseId } from '@wonderfield/contract/friends/phrases';
import type { Subject } from '@wonderfield/contract/options';
import type { Field, GivenAnswer, PlaySettings } from '@wonderfield/contract/play/game-calls';
import type { PlayResponse } from '@wonderfield/contract/play-session-calls';
import { callServer } from './call-server.ts';
import { openLiveSocket } from './live-socket.ts';

export type Friends = PlayResponse<'listFriends'>;
export type SaveResult = PlayResponse<'saveAnswers'>;

/** Creates the game's API client for a play session. */
export const createPlayClient = (playSession: string) => ({
  openField: (): Promise<Field> => callServer(playSession, 'openField', {}),
  dealRow: async (subject: Subject, deviceKey?: string) =>
    (await callServer(playSession, 'dealRow', { subject, deviceKey })).row,
  takeRowsAlong: (deviceKey: string) => callServer(playSession, 'takeRowsAlong', { deviceKey }),
  dealAssigned: async (assignmentId: string) =>
    (await callServer(playSession, 'dealRow', { assignmentId })).row,
  saveAnswers: (answers: readonly GivenAnswer[]): Promise<SaveResult> =>
    callServer(playSession, 'saveAnswers', { answers: [...answers] }),
  saveSettings: async (settings: PlaySettings) => {
    await callServer(playSession, 'savePlaySettings', settings);
  },
  plantSeed: async (secondsAgo: number) =>
    (await callServer(playSession, 'plantSeed', { secondsAgo })).seeds,
  listFriends: () => callServer(playSession, 'listFriends', {}),
  askToVisit: (playerKey: string) => callServer(playSession, 'askToVisit', { playerKey }),
  visitField: (playerKey: string) => callServer(playSession, 'visitField', { playerKey }),
  leaveVisit: (visitId: string) => callServer(playSession, 'leaveVisit', { visitId }),
  sayPhrase: (visitId: string, phrase: PhraseId) =>
    callServer(playSession, 'saySomething', { visitId, phrase }),
  sayTyped: (visitId: string, text: string) =>
    callServer(playSession, 'saySomething', { visitId, text }),
  blockPlayer: (playerKey: string) => callServer(playSession, 'blockPlayer', { playerKey }),
  reportPlayer: (playerKey: string, reason: ReportReason) =>
    callServer(playSession, 'reportPlayer', { playerKey, reason }),
  /** Subscribes to events of the player's visits. Returns the unsubscribe function. */
  listen: (onEvent: (event: LiveEvent) => void) => openLiveSocket(playSession, onEvent),
});
export type PlayClient = ReturnType<typeof createPlayClient>;
