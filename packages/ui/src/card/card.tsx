import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './card.module.css';

/** Props of {@link Card}. */
export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'main' | undefined;
  /** White space inside; `none` for cards that begin with a picture or hold a table. */
  padding?: 'none' | 'md' | 'lg' | undefined;
};

/** White paper on the page. */
export const Card = ({ as: Tag = 'div', padding = 'md', className, ...rest }: CardProps) => (
  <Tag {...rest} className={cx(styles.card, styles[padding], className)} />
);

/** Paper that floats over a scene: sign-in panels. */
export const Sheet = ({ as: Tag = 'div', padding = 'lg', className, ...rest }: CardProps) => (
  <Tag {...rest} className={cx(styles.sheet, styles[padding], className)} />
);
