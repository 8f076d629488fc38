import { useEffect, useRef } from 'react';

/** For a view that replaces another on the same screen: its heading takes the focus. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
