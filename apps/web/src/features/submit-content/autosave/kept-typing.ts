import type { Leftover } from '../../../shared/plans/autosave/saver-state.ts';

/**
 * What could not be saved before its page went, in the memory of this tab and nowhere else: when
 * a session ends under somebody's hands, they find it again after signing in.
 */
const kept = new Map<string, Leftover>();

export const keepTyping = (userId: string, leftover: Leftover) => kept.set(userId, leftover);

export const keptTyping = (userId: string) => kept.get(userId);

/** It is in the fields again, or saved. */
export const forgetTyping = (userId: string, id: string | undefined) => {
  if (kept.get(userId)?.id === id) kept.delete(userId);
};
