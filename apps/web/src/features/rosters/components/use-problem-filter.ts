import { useState } from 'react';
import { needsLook } from '../rules/validate-import.ts';
import type { JudgedRow } from './import-table.tsx';

/**
 * Narrows the preview to the rows that need a look. One that was shown stays, fixed or skipped:
 * it must not vanish under the hand that types into it.
 */
export const useOnlyBad = (judged: readonly JudgedRow[]) => {
  const [isOnlyBad, setOnlyBad] = useState(false);
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const isHeld = ({ row }: JudgedRow) => held.has(row.line);
  const isNew = (each: JudgedRow) => needsLook(each.verdict) && !isHeld(each);
  if (isOnlyBad && judged.some(isNew)) {
    setHeld(new Set([...held, ...judged.filter(isNew).map(({ row }) => row.line)]));
  }
  return {
    isOnlyBad,
    wanted: isOnlyBad ? judged.filter(isHeld) : judged,
    /** Ticked anew, it looks anew. */
    narrow: (isOn: boolean) => {
      setHeld(new Set());
      setOnlyBad(isOn);
    },
  };
};
