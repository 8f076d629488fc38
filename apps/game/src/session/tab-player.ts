const KEY = 'wonderfield-player';

/* The player of this tab. Another tab may have started another player's session. */

/** Returns undefined if there was no player in this tab, or if storage is not available. */
export const readTabPlayer = (): string | undefined => {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

export const storeTabPlayer = (playerKey: string): void => {
  try {
    sessionStorage.setItem(KEY, playerKey);
  } catch {
    // Without storage, a reloaded tab does not know its player.
  }
};
