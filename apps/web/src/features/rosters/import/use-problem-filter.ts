import { useState } from 'react';
import type { ValidatedRow } from './import-table.tsx';
import { needsLook } from './rules/validate-import.ts';

/**
 * Filters the preview to rows that need review. Shown rows stay after they are fixed or skipped, so
 * none disappears while the user types.
 */
export const useProblemFilter = (validated: readonly ValidatedRow[]) => {
  const [isOnlyBad, setOnlyBad] = useState(false);
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const isHeld = ({ row }: ValidatedRow) => held.has(row.line);
  const isNew = (each: ValidatedRow) => needsLook(each.result) && !isHeld(each);
  if (isOnlyBad && validated.some(isNew)) {
    setHeld(new Set([...held, ...validated.filter(isNew).map(({ row }) => row.line)]));
  }
  return {
    isOnlyBad,
    wanted: isOnlyBad ? validated.filter(isHeld) : validated,
    /** Toggling the filter evaluates the rows again. */
    narrow: (isOn: boolean) => {
      setHeld(new Set());
      setOnlyBad(isOn);
    },
  };
};
