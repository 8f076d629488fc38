import type { Leftover } from './saver-state.ts';

/**
 * What could not be saved before its page went, in the memory of this tab and nowhere else: when
 * a session ends under somebody's hands, they find it again after signing in.
 */
const kept = new Map<string, Leftover>();
const placeOf = (userId: string, planId: string | undefined) => `${userId} ${planId ?? 'new'}`;

export const storeLocalDraft = (userId: string, leftover: Leftover) =>
  kept.set(placeOf(userId, leftover.id), leftover);

/** What was typed in a plan; without an id, in one that had none yet. */
export const localDraft = (userId: string, planId: string | undefined) =>
  kept.get(placeOf(userId, planId));

/** It is in the fields again, or saved. False where something newer took its place. */
export const forgetTyping = (userId: string, leftover: Leftover) =>
  localDraft(userId, leftover.id) === leftover && kept.delete(placeOf(userId, leftover.id));
