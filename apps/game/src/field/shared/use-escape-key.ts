import { useEffect } from 'react';

/** Runs an action when Escape is pressed. Undefined if there is none. */
export const useEscapeKey = (onEscape: (() => void) | undefined) => {
  useEffect(() => {
    if (!onEscape) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onEscape]);
};
