import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns true while the browser prints, also from its own menu. Pages use it to render a layout
 * for paper only when it is needed.
 */
export const useIsPrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page right after the event.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};
