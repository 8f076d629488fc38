import { type RefObject, useLayoutEffect, useState } from 'react';
import type { View } from '../scene/layout.ts';

/** Returns the size of an element and updates it. */
export const useView = (element: RefObject<HTMLElement | null>): View => {
  const [view, setView] = useState<View>({ width: window.innerWidth, height: window.innerHeight });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      // Without a layout the element has no size, so the window's size is a better guess.
      if (width > 0 && height > 0) setView({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return view;
};
