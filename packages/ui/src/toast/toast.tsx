import { Check, CircleAlert, Info, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import styles from './toast.module.css';

/** What kind of news a toast brings. */
export type ToastTone = 'success' | 'error' | 'info';

/** Props of {@link Toast}. */
export type ToastProps = {
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  durationMs: number;
  paused: boolean;
  dismissLabel: string;
  onDismiss: () => void;
};

const ICONS = { success: Check, error: CircleAlert, info: Info };

/** One message with the bar of its time left. Shown through `useToasts()`; exported for the gallery. */
export const Toast = (props: ToastProps) => {
  const { tone, title, text, durationMs, paused, dismissLabel, onDismiss } = props;
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(styles.toast, styles[tone], paused && styles.paused)}
      style={{ '--time': `${durationMs}ms` } as CSSProperties}
    >
      <span className={styles.badge}>
        <Icon size={24} strokeWidth={2.2} aria-hidden />
      </span>
      <div>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        <p className={styles.text}>{text}</p>
      </div>
      <IconButton
        label={dismissLabel}
        icon={<X size={20} strokeWidth={2.3} />}
        onClick={onDismiss}
      />
      <span className={styles.bar} aria-hidden />
    </div>
  );
};
