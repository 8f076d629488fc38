import { useEffect, useRef, useState } from 'react';
import { useFocusOfLeavers } from '../../../shared/use-focus-of-leavers.ts';
import { focusEntry } from './queue.tsx';

const focusHeading = (section: HTMLElement | null) => {
  const heading = section?.hidden ? undefined : section?.querySelector('h2');
  (heading ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
};

/** Sets the focus after a decision: on the decided entry, or on its neighbor when it leaves. */
export const useQueueFocus = () => {
  const section = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<{ entry: Element | null }>();
  useFocusOfLeavers(section, () => focusHeading(section.current));
  useEffect(() => {
    if (!target) return;
    // A dialog that closes gives the focus back first, to a button that has left with its entry.
    const timer = setTimeout(() => {
      const isThere = target.entry?.isConnected && focusEntry(target.entry);
      if (!isThere) focusHeading(section.current);
    });
    return () => clearTimeout(timer);
  }, [target]);
  const findEntry = (id: string) =>
    section.current?.querySelector(`[data-entry="${CSS.escape(id)}"]`) ?? null;
  return {
    section,
    /** Focuses an entry that stays. */
    focusOn: (id: string) => setTarget({ entry: findEntry(id) }),
    /** Called while the decided entry is still there. */
    focusAfter: (id: string) => {
      const entry = findEntry(id);
      setTarget({ entry: entry?.nextElementSibling ?? entry?.previousElementSibling ?? null });
    },
  };
};
