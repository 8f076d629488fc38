import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps a toast that appeared with the navigation itself, because the user cannot have read it yet.
 */
const JUST_NOW_MS = 1000;

/** Dismisses error toasts when the page changes. */
export const useDismissErrors = () => {
  const { endErrors } = useToasts();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page is another
  useEffect(() => endErrors({ olderThanMs: JUST_NOW_MS }), [pathname, endErrors]);
};
