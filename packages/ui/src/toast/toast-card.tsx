import { Check, CircleAlert, Info, X } from 'lucide-react';
import type { ComponentProps, CSSProperties, MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import styles from './toast.module.css';
import { durationOf, type ToastMessage } from './toast-message.ts';

const ICONS = { success: Check, error: CircleAlert, info: Info };

/** Shows a message with a bar of its remaining time. Passes other properties to its element. */
export const ToastCard = ({
  message,
  dismissLabel,
  onDismiss,
  style,
  ...props
}: {
  message: ToastMessage;
  dismissLabel: string;
  onDismiss: () => void;
} & ComponentProps<'div'>) => {
  const { tone, title, text, link, action } = message;
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
      {...props}
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(styles.toast, styles[tone])}
      style={{ ...style, '--time': `${durationOf(message)}ms` } as CSSProperties}
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
