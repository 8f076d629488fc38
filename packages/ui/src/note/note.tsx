import { CircleAlert, Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './note.module.css';

export type NoteProps = ComponentProps<'div'> & {
  tone?: 'info' | 'error' | 'sun' | undefined;
  /** Replaces the default icon of the tone. */
  icon?: ReactNode;
};

/** Shows a permanent note in the page. An error note is announced when it appears. */
export const Note = ({ tone = 'info', icon, className, children, ...rest }: NoteProps) => {
  const Icon = tone === 'info' ? Info : CircleAlert;
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      {...rest}
      className={cx(styles.note, styles[tone], className)}
    >
      {icon ?? <Icon size={20} strokeWidth={2.2} aria-hidden />}
      <div className={styles.words}>{children}</div>
    </div>
  );
};
