import { useLayoutEffect, useRef } from 'react';

/**
 * Focuses the next entry of a list when an entry disappears with its clicked button. The list's
 * children must be focusable.
 */
export const useFocusNext = <List extends HTMLElement>(
  ids: readonly string[],
  onNoneLeft: () => void,
) => {
  const list = useRef<List>(null);
  const leaving = useRef<string>(undefined);
  const before = useRef(ids);
  useLayoutEffect(() => {
    const place = before.current.indexOf(leaving.current ?? '');
    before.current = ids;
    if (!leaving.current || ids.includes(leaving.current)) return;
    leaving.current = undefined;
    // Keep the focus if the user has moved it.
    if (document.activeElement?.matches('a, button, input, select, textarea')) return;
    const entries = list.current?.children ?? [];
    const next = entries[Math.min(place, entries.length - 1)];
    if (next instanceof HTMLElement) next.focus();
    else onNoneLeft();
  });
  return {
    list,
    /** Marks the entry that is about to disappear. */
    expectToGo: (id: string) => {
      leaving.current = id;
    },
  };
};
