import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Returns the value after a short pause, so that not every keystroke makes a call. */
export const useDebounced = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
