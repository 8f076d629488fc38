import { useState } from 'react';

/** What a dialog goes on showing while it fades out: the last thing it was open for. */
export const useLast = <Value>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};
