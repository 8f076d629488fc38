import type { Child } from '@wonderfield/contract/children/child';
import { useState } from 'react';

type Kind = 'details' | 'sign-in' | 'unlink' | 'code';
type Opened = { kind: 'add'; childId?: undefined } | { kind: Kind; childId: string };

/** Returns which dialog of My Children is open, and for which child. */
export const useOpenDialog = () => {
  const [opened, setOpened] = useState<Opened>();
  // The count is the key of the add dialog, so each opening starts with an empty form.
  const [addings, setAddings] = useState(0);
  const tab = opened?.kind === 'details' || opened?.kind === 'sign-in' ? opened.kind : undefined;
  return {
    opened,
    addings,
    /** The child whose login the open dialog may change, and the tab that is open first. */
    edited: tab && opened?.childId ? { id: opened.childId, tab } : undefined,
    openAdd: () => {
      setAddings((count) => count + 1);
      setOpened({ kind: 'add' });
    },
    open: (kind: Kind, { id: childId }: Child) => setOpened({ kind, childId }),
    close: () => setOpened(undefined),
  };
};
export type OpenDialog = ReturnType<typeof useOpenDialog>;
