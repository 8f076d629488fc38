/** Data of an unlinked identity, used to prefill the sign-up form. */
export type SsoSignUpDraft = { firstName: string; lastName: string; email: string };

/** Reads the draft from the history state. It is never in the URL. */
export const unlinkedIdentityIn = (state: unknown): SsoSignUpDraft | undefined => {
  const unlinkedIdentity = (state as { newcomer?: Partial<SsoSignUpDraft> } | null)?.newcomer;
  if (!unlinkedIdentity) return undefined;
  const { firstName = '', lastName = '', email = '' } = unlinkedIdentity;
  return { firstName, lastName, email };
};
