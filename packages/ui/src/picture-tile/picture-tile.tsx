import type { ComponentProps } from 'react';
import { SignInPicture } from '../art/sign-in/sign-in-picture.tsx';
import { PICTURE_TINT, type SignInPictureName } from '../field-art/sign-in/sign-in-pictures.ts';
import { cx } from '../internal/cx.ts';
import styles from './picture-tile.module.css';

export type PictureTileProps = Omit<ComponentProps<'button'>, 'children'> & {
  picture: SignInPictureName;
  /** The word of the picture, which names the button. */
  word: string;
  /** Rings the tile that was tapped last, for a moment. */
  isPicked?: boolean | undefined;
};

/** Shows one of the twelve pictures as a large button with its word. */
export const PictureTile = ({ picture, word, isPicked, className, ...rest }: PictureTileProps) => (
  <button type="button" {...rest} className={cx(styles.tile, isPicked && styles.picked, className)}>
    <span className={styles.paper} style={{ background: PICTURE_TINT[picture] }}>
      <SignInPicture name={picture} size={92} className={styles.picture} />
    </span>
    <span className={styles.word}>{word}</span>
  </button>
);
