import { useState } from 'react';
import type { CodeChange } from '../api/school-calls.ts';

/** What is asked about a code. Withdrawn on another page meanwhile: nothing is left to ask. */
export const useAskedChange = (isThere: boolean) => {
  const [asked, ask] = useState<CodeChange['action']>();
  if (asked && !isThere) ask(undefined);
  return {
    asked,
    ask: (action: CodeChange['action']) => ask(action),
    drop: () => ask(undefined),
  };
};
export type AskedChange = ReturnType<typeof useAskedChange>;
