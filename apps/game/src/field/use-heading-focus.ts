import { useEffect, useRef } from 'react';

/** A heading that takes the focus when its card comes, so that reading starts there. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
};
