import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Calls `onLost` if the focused control is removed from the list by new data. */
export const useFocusOfLeavers = (list: RefObject<HTMLElement | null>, onLost: () => void) => {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const target = event.target as Element;
      focused.current = list.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) onLost();
  });
};
