import { useState } from 'react';

/** Returns the value, or the last defined one, so a closing dialog keeps its content. */
export const useLastValue = <Value>(value: Value | undefined) => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};
