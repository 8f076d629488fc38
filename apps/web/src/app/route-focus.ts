import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the new page's heading after a navigation, so screen readers start there. */
export const useRouteFocus = () => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const focusHeading = () => {
      const heading = document.querySelector<HTMLElement>('#main h1, h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // The heading cannot take the focus while the loading screen hides it.
      return document.activeElement === heading;
    };
    if (focusHeading()) return;
    // The screen or the header is still loading. Wait for the heading.
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
};
