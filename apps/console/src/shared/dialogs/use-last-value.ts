import { useState } from 'react';

/** Returns the last defined value, so a dialog keeps its content while it fades out. */
export const useLastValue = <Value>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};
