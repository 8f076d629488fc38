import { useSyncExternalStore } from 'react';

/** Below this width, a wide page has one column. */
const NARROW = '(max-width: 1199px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Returns true while the window is too narrow for two columns or a wide table. */
export const useIsNarrow = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
