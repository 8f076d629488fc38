import type { z } from 'zod';
import { VISIT_CALLS } from './friends/visit-calls.ts';
import { GAME_CALLS } from './play/game-calls.ts';
import { refillOfflineRows } from './play/offline-row-calls.ts';
import { plantSeed } from './play/seed-calls.ts';

/** All calls of the game with the play session, by their path below `/play/`. */
export const PLAY_SESSION_CALLS = {
  ...GAME_CALLS,
  ...VISIT_CALLS,
  takeRowsAlong: refillOfflineRows,
  plantSeed,
} as const;

export type PlaySessionCalls = typeof PLAY_SESSION_CALLS;
export type PlaySessionCallName = keyof PlaySessionCalls;
export type PlayRequest<Name extends PlaySessionCallName> = z.input<
  PlaySessionCalls[Name]['input']
>;
export type PlayResponse<Name extends PlaySessionCallName> = z.input<
  PlaySessionCalls[Name]['output']
>;
