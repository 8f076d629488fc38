import { useSyncExternalStore } from 'react';

/** Below this width, the samples are below the form. */
const NARROW = '(max-width: 1199px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useIsNarrow = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
