import { useRef } from 'react';

/**
 * Returns a function that ignores further calls until the first one has settled. The rendered busy
 * state is too late for a fast double click.
 */
export const useSingleFlight = <Arguments extends unknown[]>(
  run: (...values: Arguments) => Promise<void>,
) => {
  const isRunning = useRef(false);
  return async (...values: Arguments) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(...values);
    } finally {
      isRunning.current = false;
    }
  };
};
