import { useEffect, useRef } from 'react';

/**
 * A row that goes away takes the focus with it, also one a dialog had just given back, and a keyboard
 * would start at the top of the page again. Whoever went on to something else meanwhile stays there.
 */
export const useFocusRestore = (count: number, onLost: () => void) => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) onLost();
  });
};
