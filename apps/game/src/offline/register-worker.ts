/**
 * Has the browser keep the game's files, so that it opens without a network. Only where it has an origin
 * to keep them for: in the portal's sandbox there is none, and asking for it throws.
 */
export const registerWorker = async () => {
  try {
    await navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}sw.js`);
  } catch {
    // The game is as good without, as long as there is a network.
  }
};
