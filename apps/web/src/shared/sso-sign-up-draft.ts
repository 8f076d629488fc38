/** What another service knows of somebody who is new here, for the sign-up form. */
export type SsoSignUpDraft = { firstName: string; lastName: string; email: string };

/** It travels in the history entry, never in the address. */
export const unlinkedIdentityIn = (state: unknown): SsoSignUpDraft | undefined => {
  const unlinkedIdentity = (state as { newcomer?: Partial<SsoSignUpDraft> } | null)?.newcomer;
  if (!unlinkedIdentity) return undefined;
  const { firstName = '', lastName = '', email = '' } = unlinkedIdentity;
  return { firstName, lastName, email };
};
