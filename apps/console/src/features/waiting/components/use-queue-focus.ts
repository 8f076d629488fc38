import { useEffect, useRef, useState } from 'react';
import { focusEntry } from './queue.tsx';

/** After a decision the focus goes to the next entry, or to the heading when there is none. */
export const useQueueFocus = () => {
  const section = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<{ entry: Element | null }>();
  useEffect(() => {
    if (!target) return;
    // A dialog that closes gives the focus back first, to a button that has left with its entry.
    const timer = setTimeout(() => {
      const isThere = target.entry?.isConnected && focusEntry(target.entry);
      if (isThere) return;
      const heading = section.current?.querySelector('h2');
      const isEmpty = section.current?.hidden;
      (isEmpty ? document.querySelector<HTMLElement>('#main h1') : heading)?.focus();
    });
    return () => clearTimeout(timer);
  }, [target]);
  return {
    section,
    /** Called while the decided entry is still there. */
    focusAfter: (id: string) => {
      const entry = section.current?.querySelector(`[data-entry="${CSS.escape(id)}"]`);
      setTarget({ entry: entry?.nextElementSibling ?? entry?.previousElementSibling ?? null });
    },
  };
};
