import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page's heading after a navigation, so that screen readers start there.
 */
export const useRouteFocus = () => {
  const { pathname, state } = useLocation();
  const isSamePage = Boolean(state?.staysOnPage);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // Part of the page sets the focus itself.
    if (isSamePage) return;
    window.scrollTo(0, 0);
    const focusHeading = () => {
      const heading = document.querySelector<HTMLElement>('#main h1, h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // The heading cannot take the focus while it is hidden behind the loading screen.
      return document.activeElement === heading;
    };
    if (focusHeading()) return;
    // Waits for the heading if the screen or the header is still loading.
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, isSamePage]);
};
