import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './tag.module.css';

export type TagProps = ComponentProps<'span'> & {
  tone?: 'leaf' | 'sun' | 'sky' | 'plain' | 'bloom' | 'poppy' | undefined;
  /** A 16 px icon. */
  icon?: ReactNode;
};

/** Shows a short fact in a pill. */
export const Tag = ({ tone = 'leaf', icon, className, children, ...rest }: TagProps) => (
  <span {...rest} className={cx(styles.tag, styles[tone], className)}>
    {icon}
    {children}
  </span>
);
