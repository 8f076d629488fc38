import type { Leftover } from './saver-state.ts';

/**
 * Unsaved input of closed pages, kept only in this tab's memory. It is restored after the user
 * signs in again.
 */
const kept = new Map<string, Leftover>();
const placeOf = (userId: string, planId: string | undefined) => `${userId} ${planId ?? 'new'}`;

export const storeLocalDraft = (userId: string, leftover: Leftover) =>
  kept.set(placeOf(userId, leftover.id), leftover);

/** Returns the unsaved input of a plan, or of a new plan without an id. */
export const localDraft = (userId: string, planId: string | undefined) =>
  kept.get(placeOf(userId, planId));

/** Deletes input that was restored or saved. Returns false if newer input replaced it. */
export const forgetTyping = (userId: string, leftover: Leftover) =>
  localDraft(userId, leftover.id) === leftover && kept.delete(placeOf(userId, leftover.id));
