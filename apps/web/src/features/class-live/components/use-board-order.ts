import { useRef, useState } from 'react';
import { type BoardStudent, inEarlierOrder } from '../rules/live-board.rules.ts';

/** Keeps the order of the tiles while the pointer or the focus is on them. */
export const useBoardOrder = (sorted: readonly BoardStudent[]) => {
  const [isPointerHere, setPointerHere] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isKept = isPointerHere || hasFocus;
  const kept = useRef<readonly string[]>([]);
  const students = isKept ? inEarlierOrder(sorted, kept.current) : sorted;
  kept.current = students.map(({ userId }) => userId);
  return {
    students,
    /** Handlers for the list. A finger leaves no pointer behind. */
    handlers: {
      onPointerEnter: (event: { pointerType: string }) =>
        event.pointerType !== 'touch' && setPointerHere(true),
      onPointerLeave: () => setPointerHere(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
};
