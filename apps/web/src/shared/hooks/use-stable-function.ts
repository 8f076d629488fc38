import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same and calls the latest one. So memoized rows of a long list
 * do not render again when their page does.
 */
export const useStableFunction = <Args extends unknown[]>(latest: (...args: Args) => void) => {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
};
