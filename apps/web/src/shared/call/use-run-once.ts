import { useEffect, useRef } from 'react';

/** Runs a function once per screen, because a code works once and React may mount twice. */
export const useRunOnce = (work: () => void) => {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
};
