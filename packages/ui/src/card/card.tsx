import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'main' | undefined;
  /** Inner padding. Use `none` for cards that start with a picture or contain a table. */
  padding?: 'none' | 'md' | 'lg' | undefined;
};

/** A white card on the page. */
export const Card = ({ as: Tag = 'div', padding = 'md', className, ...rest }: CardProps) => (
  <Tag {...rest} className={cx(styles.card, styles[padding], className)} />
);

/** A card that floats over a scene, for sign-in panels. */
export const Sheet = ({ as: Tag = 'div', padding = 'lg', className, ...rest }: CardProps) => (
  <Tag {...rest} className={cx(styles.sheet, styles[padding], className)} />
);
