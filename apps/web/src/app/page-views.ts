import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../shared/call-client.ts';
import { PATHS } from '../shared/paths.ts';
import { readSession } from '../shared/session-store.ts';

/** Counts each change of route: the pattern and the kind of user, never who or which. */
export const usePageViews = (route: string | undefined) => {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => {
    if (!route) return;
    // A page that was there before its code has counted itself (`tools/vite/prerender/inline-scripts.ts`).
    const { dataset } = document.documentElement;
    if (dataset.viewed !== undefined) return void delete dataset.viewed;
    const viewer = readSession()?.user.userType ?? 'anonymous';
    const path = Object.values(PATHS).find((path) => path === route);
    const pattern = path && path !== PATHS.anythingElse ? path : PATHS.pageNotFound;
    // A counter that fails is nobody's concern here; the server's log has it.
    callApi('recordPageView', { route: pattern, viewer }, { session: null }).catch(() => undefined);
  }, [route, key]);
};
