/** Who asks for a school account, on the way from the sign-up form to the school's own (S 2.3). */
export type SchoolContactDraft = {
  licenseType: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  zip: string;
  city: string;
  state: string;
  isAmbassador: boolean;
  termsOfService: boolean;
};

/** The draft travels in the history entry: it survives a reload, and there is no password in it. */
export const draftIn = (state: unknown): SchoolContactDraft | undefined => {
  const draft = (state as { schoolContact?: SchoolContactDraft } | null)?.schoolContact;
  // One of an older page has other names: whoever filled it in is asked again, not guessed at.
  return draft?.email && draft.isAmbassador !== undefined ? draft : undefined;
};
