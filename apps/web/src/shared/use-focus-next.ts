import { useLayoutEffect, useRef } from 'react';

/**
 * For a list whose entries go away with the button that was pressed: the entry in its place takes
 * the focus. The list element holds the entries as its children, each focusable.
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
    // Whoever went on to something else meanwhile stays there.
    if (document.activeElement?.matches('a, button, input, select, textarea')) return;
    const entries = list.current?.children ?? [];
    const next = entries[Math.min(place, entries.length - 1)];
    if (next instanceof HTMLElement) next.focus();
    else onNoneLeft();
  });
  return {
    list,
    /** This one is about to go. */
    expectToGo: (id: string) => {
      leaving.current = id;
    },
  };
};
