import { useEffect, useRef } from 'react';

/** Does something once for the life of a screen: a code works once, and React may mount twice. */
export const useRunOnce = (work: () => void) => {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
};
