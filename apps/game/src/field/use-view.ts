import { type RefObject, useLayoutEffect, useState } from 'react';
import type { View } from '../scene/layout.ts';

/** How large an element is, now and whenever it changes. */
export const useView = (element: RefObject<HTMLElement | null>): View => {
  const [view, setView] = useState<View>({ width: window.innerWidth, height: window.innerHeight });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      // A page that is not laid out has no size: then the window's is the better guess.
      if (width > 0 && height > 0) setView({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return view;
};
