import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** Smaller movements count as a tap. */
const DRAG_FROM_PX = 8;

type Dragged = { id: number; x: number; y: number };

/**
 * Handles dragging by mouse, pen or touch. A short movement stays a click, and a drag suppresses
 * the click at its end.
 */
export const useDrag = (onDrop: (id: number, over: Element | undefined) => void) => {
  const [dragged, setDragged] = useState<Dragged>();
  const start = useRef<{ id: number; x: number; y: number; isMoving: boolean }>(undefined);
  const wasDrag = useRef(false);
  const end = () => {
    start.current = undefined;
    setDragged(undefined);
  };
  const handlers = (id: number) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      wasDrag.current = false;
      if (event.button !== 0) return;
      // Captures the pointer, because a fast drag leaves the tile before the first move event.
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = { id, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.id !== id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isMoving && Math.hypot(x, y) < DRAG_FROM_PX) return;
      from.isMoving = true;
      setDragged({ id, x, y });
    },
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => {
      const from = start.current;
      end();
      if (!from?.isMoving) return;
      wasDrag.current = true;
      const own = event.currentTarget;
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .find((each) => !own.contains(each));
      onDrop(id, under);
    },
    onPointerCancel: end,
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!wasDrag.current) return;
      wasDrag.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  const offsetOf = (id: number) =>
    dragged?.id === id ? { transform: `translate(${dragged.x}px, ${dragged.y}px)` } : undefined;
  return { handlers, offsetOf, draggedId: dragged?.id };
};
