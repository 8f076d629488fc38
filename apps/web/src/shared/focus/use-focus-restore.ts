import { useEffect, useRef } from 'react';

/**
 * Calls `onLost` when a removed row had the focus, because a keyboard user would start at the page
 * top. Keeps the focus if the user has moved it.
 */
export const useFocusRestore = (count: number, onLost: () => void) => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) onLost();
  });
};
