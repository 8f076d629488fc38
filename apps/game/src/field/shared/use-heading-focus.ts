import { useEffect, useRef } from 'react';

/** Focuses a heading when its card appears, so that screen readers start there. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
};
