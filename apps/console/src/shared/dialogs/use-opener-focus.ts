import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus target after a dialog closes: the control that opened it, or the page title if
 * that control was removed.
 */
export const useOpenerFocus = (isOpen: boolean) => {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () =>
    opener.current?.isConnected === false ? document.querySelector<HTMLElement>('#main h1') : true;
};
