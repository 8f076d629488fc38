import { useLayoutEffect, useRef } from 'react';

/**
 * Returns what takes the focus when a dialog closes: the control that opened it, or the page's title
 * if that control has left with its row.
 */
export const useOpenerFocus = (isOpen: boolean) => {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () =>
    opener.current?.isConnected === false ? document.querySelector<HTMLElement>('#main h1') : true;
};
