import { Toast } from '@base-ui/react/toast';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast.module.css';
import { ToastCard } from './toast-card.tsx';
import { durationOf, type ToastMessage, type Toasts, toastId } from './toast-message.ts';
import type { ToastQueue } from './toast-queue.ts';

/** A message and the time at which it was shown. */
type ShownMessage = ToastMessage & { shownAt: number };

/** Connects the queue to Base UI, which runs the timers and pauses them on hover and focus. */
const useConnectedQueue = (queue: ToastQueue) => {
  const manager = Toast.useToastManager<ShownMessage>();
  const show = useEffectEvent<Toasts['show']>((message) =>
    manager.add({
      id: toastId(message),
      timeout: durationOf(message),
      data: { ...message, shownAt: Date.now() },
    }),
  );
  const endErrors = useEffectEvent<Toasts['endErrors']>(({ olderThanMs = 0 } = {}) => {
    const before = Date.now() - olderThanMs;
    for (const { id, data } of manager.toasts)
      if (data?.tone === 'error' && !data.stays && data.shownAt <= before) manager.close(id);
  });
  useEffect(() => queue.connect({ show, endErrors }), [queue]);
  return manager;
};

const ShownToasts = ({ queue, dismissLabel }: { queue: ToastQueue; dismissLabel: string }) => {
  const { toasts, close } = useConnectedQueue(queue);
  // The newest message comes last, as screen readers read it.
  return toasts.toReversed().map((toast) => {
    const { data: message, id, updateKey } = toast;
    if (!message) return null;
    return (
      <Toast.Root
        // A replaced message is a new element, so screen readers read it and its bar starts again.
        key={`${id} ${updateKey}`}
        toast={toast}
        swipeDirection="right"
        // Base UI describes a dialog. These messages ask nothing, so they are alerts or statuses.
        render={({ role: _role, 'aria-modal': _modal, tabIndex: _tabIndex, ...props }) => (
          <ToastCard
            {...props}
            tabIndex={-1}
            message={message}
            dismissLabel={dismissLabel}
            onDismiss={() => close(id)}
          />
        )}
      />
    );
  });
};

export type ToastRegionProps = { queue: ToastQueue; regionLabel: string; dismissLabel: string };

/** Shows the toasts above everything else. Loaded by `ToastProvider`. */
export const ToastRegion = ({ queue, regionLabel, dismissLabel }: ToastRegionProps) => (
  <Toast.Provider limit={Number.POSITIVE_INFINITY}>
    {createPortal(
      // `aria-live` also keeps Base UI's modal dialogs from hiding the region from screen readers.
      <Toast.Viewport className={styles.region} aria-label={regionLabel}>
        <ShownToasts queue={queue} dismissLabel={dismissLabel} />
      </Toast.Viewport>,
      document.body,
    )}
  </Toast.Provider>
);
