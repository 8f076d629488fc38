import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { PATHS } from '../shared/paths.ts';
import { readSession } from '../shared/session-store.ts';
import { portalRoutes } from './routes.ts';

const wasSignedInAtStart = readSession() !== null;

/** Somebody who came in through a door of this page, and has all of theirs still to see. */
export const hasJustSignedIn = () => !wasSignedInAtStart;

/** Fetches the code of the page at an address ahead of the press that opens it. */
const prefetchPage = (pathname: string) => {
  const route = portalRoutes.find(
    ({ path }) => path !== PATHS.anythingElse && matchPath(path, pathname),
  );
  // Nobody has asked for it yet: that it cannot be had is told to whoever opens the page.
  route?.screen().catch(() => undefined);
};

const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Links that are pointed at, touched or focused are about to be followed. */
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
 * Fetches a page once somebody begins to do something on this one: early enough for the next press, and
 * nothing that a slow device has to do while this page is still coming.
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

/** Fetches pages once there is nothing else to do; browsers that cannot tell when wait for a hint. */
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
