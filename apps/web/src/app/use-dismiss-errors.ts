import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A message that came with the move goes along; nobody has read it and left within this. */
const JUST_NOW_MS = 1000;

/** Ends messages of failures with the page they were about. */
export const useDismissErrors = () => {
  const { endErrors } = useToasts();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page is another
  useEffect(() => endErrors({ olderThanMs: JUST_NOW_MS }), [pathname, endErrors]);
};
