import { useState } from 'react';
import type { CodeChange } from '../api/school-calls.ts';

/** Holds the code change to confirm. Clears it if the code was withdrawn on another page. */
export const useCodeConfirmation = (isThere: boolean) => {
  const [dialogCode, ask] = useState<CodeChange['action']>();
  if (dialogCode && !isThere) ask(undefined);
  return {
    pending: dialogCode,
    ask: (action: CodeChange['action']) => ask(action),
    drop: () => ask(undefined),
  };
};
export type CodeConfirmation = ReturnType<typeof useCodeConfirmation>;
