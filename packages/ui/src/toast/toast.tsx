import { Check, CircleAlert, Info, X } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import styles from './toast.module.css';

export type ToastTone = 'success' | 'error' | 'info';

/** Link of a message. Toasts are outside the router, so the caller navigates. */
export type ToastLink = {
  label: string;
  href: string;
  onFollow: () => void;
};

/** A button in a toast. The page must offer the same action, because toasts disappear. */
export type ToastAction = { label: string; onSelect: () => void };

export type ToastProps = {
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  link?: ToastLink | undefined;
  durationMs: number;
  paused: boolean;
  dismissLabel: string;
  onDismiss: () => void;
  /** An action that can be used once. The toast then disappears. */
  action?: ToastAction | undefined;
};

const ICONS = { success: Check, error: CircleAlert, info: Info };

/**
 * Shows a message with a bar of its remaining time. Use `useToasts()`. Exported for the gallery.
 */
export const Toast = (props: ToastProps) => {
  const { tone, title, text, link, action, durationMs, paused, dismissLabel, onDismiss } = props;
  const Icon = ICONS[tone];
  const handleFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser opens links with modifier keys in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link?.onFollow();
    onDismiss();
  };
  const handleAction = () => {
    onDismiss();
    action?.onSelect();
  };
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
        {link ? (
          <a className={styles.link} href={link.href} onClick={handleFollow}>
            {link.label}
          </a>
        ) : null}
        {action ? (
          <Button variant="quiet" size="sm" className={styles.action} onClick={handleAction}>
            {action.label}
          </Button>
        ) : null}
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
