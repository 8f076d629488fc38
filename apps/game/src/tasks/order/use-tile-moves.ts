import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react';
import { EMPTY_SEAT } from '../shared/draft.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import { moveTile, putTile, takeOut } from './tile-moves.ts';
import { useDrag } from './use-drag.ts';

/**
 * Moves the focus to a tile after the next render. A tile that moves between tray and line is a new
 * element, so the focus has to follow.
 */
const useFocusOnTile = () => {
  const area = useRef<HTMLDivElement>(null);
  const followed = useRef<number>(undefined);
  useEffect(() => {
    const tile = followed.current;
    followed.current = undefined;
    if (tile !== undefined)
      area.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
  });
  return {
    area,
    follow: (tile: number) => {
      followed.current = tile;
    },
  };
};

/** Moves tiles between tray and line, by tap, drag, or Space and arrow keys. */
export const useTileMoves = ({
  task: { tiles },
  draft,
  onDraft,
  sounds,
  onNotify,
  voiceIn,
}: TaskViewProps<'order'>) => {
  const placed = draft.parts.filter((tile) => tile !== EMPTY_SEAT);
  const tray = tiles.map((_, tile) => tile).filter((tile) => !placed.includes(tile));
  const [lifted, setLifted] = useState<number>();
  const { area, follow } = useFocusOnTile();
  const tileName = (tile: number) => tiles[tile] ?? '';
  const change = (next: readonly number[], tile: number, focusOn = tile) => {
    if (next.join() === placed.join()) return;
    const place = next.indexOf(tile);
    sounds.play(place === -1 ? 'lift' : 'set');
    onNotify(
      place === -1
        ? TASK_STRINGS.takenBack(tileName(tile))
        : TASK_STRINGS.placed(tileName(tile), place + 1, tiles.length),
    );
    follow(focusOn);
    onDraft({ parts: next, typed: '' });
  };
  const tap = (tile: number) => {
    setLifted(undefined);
    if (placed.includes(tile)) return change(takeOut(placed, tile), tile);
    const nextInTray = tray[tray.indexOf(tile) + 1] ?? tray.find((each) => each !== tile);
    change(putTile(placed, tile), tile, nextInTray ?? tile);
  };
  const drag = useDrag((tile, over) => {
    const slot = over?.closest<HTMLElement>('[data-slot]');
    if (slot) return change(putTile(placed, tile, Number(slot.dataset.slot)), tile);
    if (over?.closest('[data-tray]')) return change(takeOut(placed, tile), tile);
    if (over?.closest('[data-line]')) change(putTile(placed, tile), tile);
  });
  const lift = (tile: number) => {
    const isDown = lifted === tile;
    setLifted(isDown ? undefined : tile);
    if (!isDown) onNotify(TASK_STRINGS.lifted(tileName(tile)));
    sounds.play(isDown ? 'set' : 'lift');
  };
  const pressKey = (event: ReactKeyboardEvent, tile: number) => {
    if (event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) lift(tile);
    } else if (lifted === tile && event.key.startsWith('Arrow')) {
      event.preventDefault();
      change(moveTile(placed, tile, event.key), tile);
    } else if (event.key === 'Escape' && lifted === tile) {
      event.stopPropagation();
      setLifted(undefined);
    }
  };
  const tileProps = (tile: number) => ({
    tile,
    text: tileName(tile),
    isLifted: lifted === tile,
    isDragged: drag.draggedId === tile,
    offset: drag.offsetOf(tile),
    onTap: tap,
    onKey: pressKey,
    dragHandlers: drag.handlers(tile),
    voiceIn,
  });
  return { area, placed, tray, tileProps };
};
