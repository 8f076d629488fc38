import { useEffect, useRef } from 'react';

/** Focuses the heading of a view that replaces another on the same screen. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
