import { useState } from 'react';
import { needsLook } from '../rules/validate-import.ts';
import type { ValidatedRow } from './import-table.tsx';

/**
 * Narrows the preview to the rows that need a look. One that was shown stays, fixed or skipped:
 * it must not vanish under the hand that types into it.
 */
export const useProblemFilter = (validated: readonly ValidatedRow[]) => {
  const [isOnlyBad, setOnlyBad] = useState(false);
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const isHeld = ({ row }: ValidatedRow) => held.has(row.line);
  const isNew = (each: ValidatedRow) => needsLook(each.verdict) && !isHeld(each);
  if (isOnlyBad && validated.some(isNew)) {
    setHeld(new Set([...held, ...validated.filter(isNew).map(({ row }) => row.line)]));
  }
  return {
    isOnlyBad,
    wanted: isOnlyBad ? validated.filter(isHeld) : validated,
    /** Ticked anew, it looks anew. */
    narrow: (isOn: boolean) => {
      setHeld(new Set());
      setOnlyBad(isOn);
    },
  };
};
