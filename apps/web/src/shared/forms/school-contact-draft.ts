/** Contact for a school account, passed from the sign-up form to the school form. */
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

/** Returns the draft from the history state. It survives a reload and contains no password. */
export const draftIn = (state: unknown): SchoolContactDraft | undefined => {
  const draft = (state as { schoolContact?: SchoolContactDraft } | null)?.schoolContact;
  // A draft of an older app version has other names, so the user fills in the form again.
  return draft?.email && draft.isAmbassador !== undefined ? draft : undefined;
};
