import { type RefObject, useEffect, useRef } from 'react';

const LOOK_EVERY_MS = 60;
/** Once to see that the dialog is gone, once more for where it puts the focus itself. */
const LOOKS = 2;

/**
 * For a dialog whose button goes away with what it did: the place takes the focus as soon as the
 * dialog is gone. A keyboard would otherwise start at the top of the page again.
 */
export const useFocusAfterDialog = (place: RefObject<HTMLElement | null>) => {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  return () => {
    let looks = 0;
    clearInterval(timer.current);
    timer.current = setInterval(() => {
      looks = document.querySelector('[role="alertdialog"]') ? 0 : looks + 1;
      if (looks < LOOKS) return;
      clearInterval(timer.current);
      place.current?.focus({ preventScroll: true });
    }, LOOK_EVERY_MS);
  };
};
