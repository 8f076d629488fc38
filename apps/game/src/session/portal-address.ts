/** Returns the portal's address from the downloaded page. Undefined on the portal's own page. */
const metaContent = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="wonderfield-portal"]')?.content;

/** Returns true for a downloaded game, which has no Play button. */
export const isDownloaded = () => Boolean(metaContent());

/**
 * Returns true if the portal can issue a new token after a reload. Offline and in a downloaded game
 * it cannot.
 */
export const canReturnThroughPortal = () => !isDownloaded() && navigator.onLine !== false;
export const RETURN_PATH = '/return-to-game';

/** Returns the URL of a portal path. */
export const atWonderfield = (path: string) => `${metaContent() ?? ''}${path}`;
