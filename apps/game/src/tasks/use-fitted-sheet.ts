import { useEffect, useLayoutEffect, useRef } from 'react';

/** From as designed to as close together as can still be read and tapped. */
const STEPS = ['', '1', '1 2', '1 2 3'] as const;

/** Moves the content of a sheet together, step by step, until nothing has to be scrolled for. */
export const fitSheet = (sheet: HTMLElement) => {
  for (const step of STEPS) {
    sheet.dataset.tight = step;
    if (sheet.scrollHeight <= sheet.clientHeight) return;
  }
};

/** A sheet that fits above its row, whatever the question is and however low the window. */
export const useFittedSheet = () => {
  const sheet = useRef<HTMLElement>(null);
  // Each render may bring other content: a hint, tiles in another line, the reason.
  useLayoutEffect(() => {
    if (sheet.current) fitSheet(sheet.current);
  });
  useEffect(() => {
    const fit = () => {
      if (sheet.current) fitSheet(sheet.current);
    };
    window.addEventListener('resize', fit);
    // Letters have other widths once their own face is there.
    document.fonts?.ready.then(fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  return sheet;
};
