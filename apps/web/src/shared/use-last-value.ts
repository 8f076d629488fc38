import { useState } from 'react';

/** What is there, or was last: a dialog leaves with its words still in it. */
export const useLastValue = <Value>(value: Value | undefined) => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};
