import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { PATHS } from '../shared/routing/paths.ts';
import { readSession } from '../shared/session/session-store.ts';
import { portalRoutes } from './routes.ts';

const wasSignedInAtStart = readSession() !== null;

/**
 * Returns true if the user signed in on this page load and has not yet visited the signed-in pages.
 */
export const hasJustSignedIn = () => !wasSignedInAtStart;

/** Fetches the script of a page before the user opens it. */
const prefetchPage = (pathname: string) => {
  const route = portalRoutes.find(
    ({ path }) => path !== PATHS.anythingElse && matchPath(path, pathname),
  );
  // Ignore prefetch errors. Opening the page reports them.
  route?.screen().catch(() => undefined);
};

const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the page of a link that is hovered, touched or focused. */
export const usePrefetch = () => {
  useEffect(() => {
    const handle = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) prefetchPage(link.pathname);
    };
    for (const hint of HINTS) document.addEventListener(hint, handle, { passive: true });
    return () => {
      for (const hint of HINTS) document.removeEventListener(hint, handle);
    };
  }, []);
};

const BEGINNINGS = ['input', 'keydown', 'pointerdown'] as const;

/**
 * Prefetches a page on the first user interaction. Waiting keeps the load of the current page fast
 * on slow devices.
 */
export const usePrefetchOnceBegun = (pathname: string | undefined) => {
  useEffect(() => {
    if (!pathname) return;
    const begun = new AbortController();
    const handle = () => {
      begun.abort();
      prefetchPage(pathname);
    };
    for (const beginning of BEGINNINGS) {
      document.addEventListener(beginning, handle, { passive: true, signal: begun.signal });
    }
    return () => begun.abort();
  }, [pathname]);
};

/**
 * Prefetches pages when the browser is idle. Browsers without `requestIdleCallback` wait for a
 * hover, touch or focus.
 */
export const usePrefetchWhenIdle = (pathnames: readonly string[]) => {
  const list = pathnames.join(' ');
  useEffect(() => {
    if (!list || !('requestIdleCallback' in window)) return;
    const idle = requestIdleCallback(() => {
      for (const pathname of list.split(' ')) prefetchPage(pathname);
    });
    return () => cancelIdleCallback(idle);
  }, [list]);
};
