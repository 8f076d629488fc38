/** Longest delay of heavy work on a slow device. Text and buttons come first. */
const LONGEST_WAIT_MS = 1500;
/** Long enough for a player who clicks at once to get a question. */
const FIRST_QUESTION_MS = 3000;

export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });

/** Waits until the page is idle and no player waits for a first question. */
export const whenNotWaiting = async () => {
  await whenIdle();
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise((resolve) => setTimeout(resolve, FIRST_QUESTION_MS));
};
