/** What another service knows of somebody who is new here, for the sign-up form. */
export type NewcomerDraft = { firstName: string; lastName: string; email: string };

/** It travels in the history entry, never in the address. */
export const newcomerIn = (state: unknown): NewcomerDraft | undefined => {
  const newcomer = (state as { newcomer?: Partial<NewcomerDraft> } | null)?.newcomer;
  if (!newcomer) return undefined;
  const { firstName = '', lastName = '', email = '' } = newcomer;
  return { firstName, lastName, email };
};
