import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The value once it has stood still for a moment, so that not every letter is a call. */
export const useDebounced = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
