import { useState } from 'react';
import type { CodeChange } from '../api/school-calls.ts';

/** Holds the code change to confirm. Clears it if the code was withdrawn in another tab. */
export const useCodeConfirmation = (hasCode: boolean) => {
  const [pending, setPending] = useState<CodeChange['action']>();
  if (pending && !hasCode) setPending(undefined);
  return {
    pending,
    ask: (action: CodeChange['action']) => setPending(action),
    drop: () => setPending(undefined),
  };
};
export type CodeConfirmation = ReturnType<typeof useCodeConfirmation>;
