/**
 * Registers the service worker, so the game opens offline. In the portal's sandbox there is no
 * origin for storage, and registering throws.
 */
export const registerWorker = async () => {
  try {
    await navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}sw.js`);
  } catch {
    // The game works without it as long as there is a network.
  }
};
