import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import { MarkedTiles } from './marked-tiles.tsx';
import styles from './order.module.css';
import { Tile } from './tile.tsx';
import { useTileMoves } from './use-tile-moves.ts';

/** Slots on a line and tiles in a tray, moved by tap, drag, or Space and arrow keys. */
export const Order = (props: TaskViewProps<'order'>) =>
  props.marking ? (
    <MarkedTiles task={props.task} marking={props.marking} />
  ) : (
    <OpenTiles {...props} />
  );

/** A slot of the line that has no tile yet. */
const EmptySlot = ({ place, isNext }: { place: number; isNext: boolean }) => (
  <span className={styles.slot} data-next={isNext}>
    <span className="visually-hidden">{TASK_STRINGS.emptyPlace(place + 1)}</span>
    <span aria-hidden="true">{place + 1}</span>
  </span>
);

const OpenTiles = (props: TaskViewProps<'order'>) => {
  const { tiles, from, to } = props.task;
  const { area, placed, tray, tileProps } = useTileMoves(props);
  return (
    <div ref={area} className={styles.order}>
      <ol className={styles.line} data-line aria-label={TASK_STRINGS.line}>
        {tiles.map((_, place) => {
          const tile = placed[place];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <li key={place} data-slot={place} data-filled={tile !== undefined}>
              {tile === undefined ? (
                <EmptySlot place={place} isNext={place === placed.length} />
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
