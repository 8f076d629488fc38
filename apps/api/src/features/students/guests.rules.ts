type Login = {
  isFamilys: boolean;
  /** A class of the educator looks after the login, so that nothing new is opened to them. */
  isLookedAfter: boolean;
};

/** A guest's login is the family's, another school's or another teacher's (T42). */
export const isGuest = ({ isFamilys, isLookedAfter }: Login) => isFamilys || !isLookedAfter;
