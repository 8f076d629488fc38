import { useState } from 'react';
import type { CodeChange } from '../api/school-calls.ts';

/** What is asked about a code. Withdrawn on another page meanwhile: nothing is left to ask. */
export const useCodeConfirmation = (isThere: boolean) => {
  const [dialogCode, ask] = useState<CodeChange['action']>();
  if (dialogCode && !isThere) ask(undefined);
  return {
    asked: dialogCode,
    ask: (action: CodeChange['action']) => ask(action),
    drop: () => ask(undefined),
  };
};
export type AskedChange = ReturnType<typeof useCodeConfirmation>;
