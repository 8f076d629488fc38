import type { CSSProperties, DOMAttributes, KeyboardEvent as ReactKeyboardEvent } from 'react';
import { SpokenText } from '../../speech/spoken-text.tsx';
import { choicePart } from '../shared/spoken-parts.ts';
import styles from './order.module.css';

type TileProps = {
  tile: number;
  text: string;
  /** True if it is on the line. */
  isSet?: boolean;
  /** True if it is lifted with the keyboard, so arrows move it. */
  isLifted: boolean;
  isDragged: boolean;
  offset: CSSProperties | undefined;
  onTap: (tile: number) => void;
  onKey: (event: ReactKeyboardEvent, tile: number) => void;
  dragHandlers: DOMAttributes<HTMLElement>;
  voiceIn: (part: string) => number | undefined;
};

/** A word or number to put in order. */
export const Tile = ({
  tile,
  text,
  isSet = false,
  isLifted,
  isDragged,
  offset,
  onTap,
  onKey,
  dragHandlers,
  voiceIn,
}: TileProps) => (
  <button
    type="button"
    className={styles.tile}
    data-tile={tile}
    data-set={isSet}
    data-dragged={isDragged}
    aria-pressed={isLifted}
    style={offset}
    onClick={() => onTap(tile)}
    onKeyDown={(event) => onKey(event, tile)}
    // Some browsers click a button when Space is released.
    onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    {...dragHandlers}
  >
    <SpokenText text={text} from={voiceIn(choicePart(tile))} />
  </button>
);
