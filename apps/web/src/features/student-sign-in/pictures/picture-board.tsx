import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { PictureTile } from '@wonderfield/ui/picture-tile/picture-tile';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { moveInGrid } from '../../../shared/focus/move-in-grid.ts';
import styles from './picture-board.module.css';

/** Shows the twelve pictures in the order of the student. */
export const PictureBoard = ({
  order,
  ringed,
  isBusy,
  isLocked,
  onPick,
  onUndo,
  onFocus,
}: {
  order: readonly PictureName[];
  ringed: PictureName | undefined;
  /** True while the pictures are sent. */
  isBusy: boolean;
  /** True if no attempt is left, so the tiles are gray. */
  isLocked: boolean;
  onPick: (name: PictureName) => void;
  onUndo: () => void;
  /** Reports the focused word, which may be read aloud. */
  onFocus: (word: string) => void;
}) => {
  const t = useTranslations('studentSignIn.pictures');
  const canTap = !isBusy && !isLocked;
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Backspace') moveInGrid(event);
    else if (canTap) onUndo();
  };
  return (
    <section
      className={styles.board}
      aria-label={t('board')}
      aria-busy={isBusy}
      onKeyDown={handleKey}
    >
      {order.map((name) => (
        <PictureTile
          key={name}
          picture={name}
          word={t(`words.${name}`)}
          isPicked={ringed === name}
          aria-disabled={isLocked || undefined}
          onFocus={() => onFocus(t(`words.${name}`))}
          onClick={() => canTap && onPick(name)}
        />
      ))}
    </section>
  );
};
