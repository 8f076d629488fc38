import { z } from 'zod';

/**
 * History state with the ids of new students, whose login cards are shown first. Contains no
 * logins.
 */
const StateSchema = z.object({ newLoginIds: z.array(z.string()) });

export const newLoginsState = (newLoginIds: readonly string[]) => ({ newLoginIds });

/** Returns the ids from the history state, or an empty list. */
export const newLoginsIn = (state: unknown): readonly string[] =>
  StateSchema.safeParse(state).data?.newLoginIds ?? [];
