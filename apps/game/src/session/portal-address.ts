/** In the copy that is downloaded the page says where Wonderfield is; elsewhere it is right here. */
const metaContent = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="wonderfield-portal"]')?.content;

/** Played from a folder of one's own, which no Play button leads to. */
export const isDownloaded = () => Boolean(metaContent());

/**
 * A game that was loaded again keeps no token: the portal, which knows who is signed in, hands it a new one. Out of
 * a network, and in a folder of one's own, nobody would answer.
 */
export const canReturnThroughPortal = () => !isDownloaded() && navigator.onLine !== false;
export const RETURN_PATH = '/return-to-game';

/** A path of Wonderfield, as it is reached from here. */
export const atWonderfield = (path: string) => `${metaContent() ?? ''}${path}`;
