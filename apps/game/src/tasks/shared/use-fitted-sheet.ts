import { useEffect, useLayoutEffect, useRef } from 'react';

/** Steps from the designed spacing to the tightest readable one. */
const STEPS = ['', '1', '1 2', '1 2 3'] as const;

/** Tightens the content of a sheet step by step until it needs no scrolling. */
export const fitSheet = (sheet: HTMLElement) => {
  for (const step of STEPS) {
    sheet.dataset.tight = step;
    if (sheet.scrollHeight <= sheet.clientHeight) return;
  }
};

/** Keeps a sheet fitting above its row for every question and window height. */
export const useFittedSheet = () => {
  const sheet = useRef<HTMLElement>(null);
  // Runs after each render, because the content may have changed.
  useLayoutEffect(() => {
    if (sheet.current) fitSheet(sheet.current);
  });
  useEffect(() => {
    const fit = () => {
      if (sheet.current) fitSheet(sheet.current);
    };
    window.addEventListener('resize', fit);
    // Text has other widths after the web font is loaded.
    document.fonts?.ready.then(fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  return sheet;
};
