const KEY = 'wonderfield-player';

/* Who plays in this tab. Another tab may have begun somebody else's visit since. */

/** Nothing where nobody has played in it, or where the browser keeps nothing for the page. */
export const playerOfTab = (): string | undefined => {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

export const notePlayerOfTab = (playerKey: string): void => {
  try {
    sessionStorage.setItem(KEY, playerKey);
  } catch {
    // Then a page that is loaded again has nothing to go on with either.
  }
};
