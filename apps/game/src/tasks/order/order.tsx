import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react';
import { EMPTY_SEAT } from '../shared/draft.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import { MarkedTiles } from './marked-tiles.tsx';
import styles from './order.module.css';
import { Tile } from './tile.tsx';
import { moveTile, putTile, takeOut } from './tile-moves.ts';
import { useDrag } from './use-drag.ts';

/** Slots on a line and tiles in a tray, moved by tap, drag, or Space and arrow keys. */
export const Order = (props: TaskViewProps<'order'>) =>
  props.marking ? (
    <MarkedTiles task={props.task} marking={props.marking} />
  ) : (
    <OpenTiles {...props} />
  );

const OpenTiles = ({
  task: { tiles, from, to },
  draft,
  onDraft,
  sounds,
  onNotify,
  voiceIn,
}: TaskViewProps<'order'>) => {
  const placed = draft.parts.filter((tile) => tile !== EMPTY_SEAT);
  const tray = tiles.map((_, tile) => tile).filter((tile) => !placed.includes(tile));
  const [lifted, setLifted] = useState<number>();
  const area = useRef<HTMLDivElement>(null);
  // A tile that moves between tray and line is a new element, so the focus has to follow.
  const follow = useRef<number>(undefined);
  useEffect(() => {
    const tile = follow.current;
    follow.current = undefined;
    if (tile !== undefined)
      area.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
  });
  const nameOf = (tile: number) => tiles[tile] ?? '';
  const change = (next: readonly number[], tile: number, focusOn = tile) => {
    if (next.join() === placed.join()) return;
    const place = next.indexOf(tile);
    sounds.play(place === -1 ? 'lift' : 'set');
    onNotify(
      place === -1
        ? TASK_STRINGS.takenBack(nameOf(tile))
        : TASK_STRINGS.placed(nameOf(tile), place + 1, tiles.length),
    );
    follow.current = focusOn;
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
    if (!isDown) onNotify(TASK_STRINGS.lifted(nameOf(tile)));
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
    text: nameOf(tile),
    isLifted: lifted === tile,
    isDragged: drag.draggedId === tile,
    offset: drag.offsetOf(tile),
    onTap: tap,
    onKey: pressKey,
    dragHandlers: drag.handlers(tile),
    voiceIn,
  });
  return (
    <div ref={area} className={styles.order}>
      <ol className={styles.line} data-line aria-label={TASK_STRINGS.line}>
        {tiles.map((_, place) => {
          const tile = placed[place];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <li key={place} data-slot={place} data-filled={tile !== undefined}>
              {tile === undefined ? (
                <span className={styles.slot} data-next={place === placed.length}>
                  <span className="visually-hidden">{TASK_STRINGS.emptyPlace(place + 1)}</span>
                  <span aria-hidden="true">{place + 1}</span>
                </span>
              ) : (
                <Tile {...tileProps(tile)} isSet />
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
      <ul className={styles.tray} data-tray aria-label={TASK_STRINGS.tray}>
        {tray.map((tile) => (
          <li key={tile}>
            <Tile {...tileProps(tile)} />
          </li>
        ))}
        <li className={styles.help}>{TASK_STRINGS.tapOrDrag}</li>
      </ul>
    </div>
  );
};
