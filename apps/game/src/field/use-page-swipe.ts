import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Horizontal distance that turns the page. */
const SWIPE = 48;

/** Returns handlers that turn the page by a swipe. */
export const usePageSwipe = (page: number, pages: number, onPage: (page: number) => void) => {
  const swipeFrom = useRef<number>(undefined);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      swipeFrom.current = event.clientX;
      hasSwiped.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = swipeFrom.current;
      swipeFrom.current = undefined;
      if (from === undefined || pages === 1) return;
      const moved = event.clientX - from;
      const next = page + (moved < 0 ? 1 : -1);
      hasSwiped.current = Math.abs(moved) >= SWIPE;
      if (hasSwiped.current && next >= 0 && next < pages) onPage(next);
    },
    onClickCapture: (event: MouseEvent) => {
      // A swipe that ends where it began is no click.
      if (hasSwiped.current) event.stopPropagation();
      hasSwiped.current = false;
    },
    onPointerCancel: () => {
      swipeFrom.current = undefined;
    },
  };
};
