import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './tag.module.css';

/** Props of {@link Tag}. */
export type TagProps = ComponentProps<'span'> & {
  tone?: 'leaf' | 'sun' | 'sky' | 'plain' | 'bloom' | 'poppy' | undefined;
  /** 16 px. */
  icon?: ReactNode;
};

/** A short fact in a pill. */
export const Tag = ({ tone = 'leaf', icon, className, children, ...rest }: TagProps) => (
  <span {...rest} className={cx(styles.tag, styles[tone], className)}>
    {icon}
    {children}
  </span>
);
