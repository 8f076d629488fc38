/** What is heavy on a slow device waits: words and buttons come first, and whoever presses at once. */
const LONGEST_WAIT_MS = 1500;

export const whenQuiet = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });
