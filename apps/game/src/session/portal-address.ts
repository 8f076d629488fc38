/** In the copy that is downloaded the page says where Wonderfield is; elsewhere it is right here. */
const told = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="wonderfield-portal"]')?.content;

/** Played from a folder of one's own, which no Play button leads to. */
export const isDownloaded = () => Boolean(told());

/** A path of Wonderfield, as it is reached from here. */
export const atWonderfield = (path: string) => `${told() ?? ''}${path}`;
