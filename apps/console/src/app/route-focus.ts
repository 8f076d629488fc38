import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the new page's heading takes the focus, so that screen readers start there. */
export const useRouteFocus = () => {
  const { pathname, state } = useLocation();
  const isSamePage = Boolean(state?.staysOnPage);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A part of the page takes the focus itself.
    if (isSamePage) return;
    window.scrollTo(0, 0);
    const focusHeading = () => {
      const heading = document.querySelector<HTMLElement>('#main h1, h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // Hidden behind the loading screen it cannot take the focus yet.
      return document.activeElement === heading;
    };
    if (focusHeading()) return;
    // The screen or the header is still loading: wait for the heading.
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, isSamePage]);
};
