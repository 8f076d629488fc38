/*
 * A student whose session ended, for example because the card was stopped, cannot use the pages for
 * adults. Known in memory until the sign-in page for students has said what to do.
 */
let hasEnded = false;

export const hasStudentEnded = () => hasEnded;

export const setStudentEnded = (isEnded: boolean) => {
  hasEnded = isEnded;
};
