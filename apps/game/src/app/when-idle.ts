/** What is heavy on a slow device waits: words and buttons come first, and whoever presses at once. */
const LONGEST_WAIT_MS = 1500;
/** Long enough for whoever presses at once to have a question. */
const FIRST_QUESTION_MS = 3000;

export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });

/** Quiet, and nobody is about to wait for a first question. */
export const whenNoLockWaits = async () => {
  await whenIdle();
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise((resolve) => setTimeout(resolve, FIRST_QUESTION_MS));
};
