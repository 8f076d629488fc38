import { Check, CircleAlert, Info, X } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import styles from './toast.module.css';

/** What kind of news a toast brings. */
export type ToastTone = 'success' | 'error' | 'info';

/** Where a message leads. The messages stand outside the router, so whoever shows one follows it. */
export type ToastLink = {
  label: string;
  href: string;
  onFollow: () => void;
};

/** A button in a toast. What it does has to be on the page, too: a toast does not wait for everybody. */
export type ToastAction = { label: string; onSelect: () => void };

/** Props of {@link Toast}. */
export type ToastProps = {
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  link?: ToastLink | undefined;
  durationMs: number;
  paused: boolean;
  dismissLabel: string;
  onDismiss: () => void;
  /** Something to do about it, once: the toast goes. */
  action?: ToastAction | undefined;
};

const ICONS = { success: Check, error: CircleAlert, info: Info };

/** One message with the bar of its time left. Shown through `useToasts()`; exported for the gallery. */
export const Toast = (props: ToastProps) => {
  const { tone, title, text, link, action, durationMs, paused, dismissLabel, onDismiss } = props;
  const Icon = ICONS[tone];
  const handleFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Another tab or window is the browser's business.
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
