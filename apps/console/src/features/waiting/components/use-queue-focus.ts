import { useEffect, useRef, useState } from 'react';
import { useFocusOfLeavers } from '../../../shared/use-focus-of-leavers.ts';
import { focusEntry } from './queue.tsx';

const focusHeading = (section: HTMLElement | null) => {
  const heading = section?.hidden ? undefined : section?.querySelector('h2');
  (heading ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
};

/** Sets the focus after a decision: on the entry, or on its neighbor if the entry is removed. */
export const useQueueFocus = () => {
  const section = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<{ entry: Element | null }>();
  useFocusOfLeavers(section, () => focusHeading(section.current));
  useEffect(() => {
    if (!target) return;
    // A closing dialog first returns the focus to a button that was removed with its entry.
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
    /** Call this while the decided entry still exists. */
    focusAfter: (id: string) => {
      const entry = findEntry(id);
      setTarget({ entry: entry?.nextElementSibling ?? entry?.previousElementSibling ?? null });
    },
  };
};
