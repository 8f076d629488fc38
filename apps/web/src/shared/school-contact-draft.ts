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
  return draft?.email ? draft : undefined;
};
