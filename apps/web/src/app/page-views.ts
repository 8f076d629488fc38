import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../shared/call/call-client.ts';
import { PATHS } from '../shared/routing/paths.ts';
import { readSession } from '../shared/session/session-store.ts';

/** Counts each navigation by route pattern and user type. Sends no ids. */
export const usePageViews = (route: string | undefined) => {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => {
    if (!route) return;
    // A prerendered page has already counted its view (`server/inline-scripts.ts`).
    const { dataset } = document.documentElement;
    if (dataset.viewed !== undefined) return void delete dataset.viewed;
    const viewer = readSession()?.user.userType ?? 'anonymous';
    const path = Object.values(PATHS).find((portalPath) => portalPath === route);
    const pattern = path && path !== PATHS.anythingElse ? path : PATHS.pageNotFound;
    // Ignore errors, because a view that is not counted does not matter to the user.
    callApi('recordPageView', { route: pattern, viewer }, { session: null }).catch(() => undefined);
  }, [route, key]);
};
