import type { Subject } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import type { Point } from '../../scene/layout.ts';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import styles from './place-plate.module.css';
import { StageGlyph } from './stage-glyph.tsx';

export type PlateHandle = { focus: () => void };

type PlacePlateProps = {
  place: Place;
  spot: Point;
  /** Scale of the drawn field. */
  scale: number;
  isSelected: boolean;
  onClick: (subject: Subject) => void;
  onFocus: (subject: Subject) => void;
  onKeyDown: (event: KeyboardEvent, subject: Subject) => void;
  ref: Ref<PlateHandle>;
};

/** A place as a button: the drawn place and the plate below it. */
export const PlacePlate = ({
  place: { subject, stage, isOpen },
  spot,
  scale,
  isSelected,
  onClick,
  onFocus,
  onKeyDown,
  ref,
}: PlacePlateProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => button.current?.focus({ preventScroll: true }),
  }));
  const { name, crop } = PLACES[subject];
  return (
    <button
      type="button"
      ref={button}
      className={styles.place}
      style={{ left: spot.x, top: spot.y, width: 236 * scale, height: 176 * scale }}
      aria-pressed={isSelected}
      aria-label={isOpen ? words.placeLabel(name, stage) : words.restingLabel(name)}
      data-resting={!isOpen || undefined}
      onClick={() => onClick(subject)}
      onFocus={() => onFocus(subject)}
      onKeyDown={(event) => onKeyDown(event, subject)}
    >
      <span className={styles.plate}>
        <StageGlyph crop={crop} stage={stage} size={36} />
        {name}
      </span>
    </button>
  );
};
