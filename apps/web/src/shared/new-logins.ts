import { z } from 'zod';

/** Whose logins a page has just made: the cards page then shows theirs first. Ids, not logins. */
const StateSchema = z.object({ newLoginIds: z.array(z.string()) });

export const newLoginsState = (newLoginIds: readonly string[]) => ({ newLoginIds });

/** What the page before handed over, if it did. */
export const newLoginsIn = (state: unknown): readonly string[] =>
  StateSchema.safeParse(state).data?.newLoginIds ?? [];
