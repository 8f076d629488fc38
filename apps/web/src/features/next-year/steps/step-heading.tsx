import { type ReactNode, useEffect, useRef } from 'react';

/** Shows the heading of a step, which takes the focus when the step opens. */
export const StepHeading = ({
  takesFocus,
  isHidden = false,
  children,
}: {
  /** False on the first visit, when the page heading has the focus. */
  takesFocus: boolean;
  isHidden?: boolean;
  children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // Each step begins at the top of the page, not at its heading.
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className={isHidden ? 'visually-hidden' : undefined}>
      {children}
    </h2>
  );
};
