import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './toast.module.css';
import { Toast, type ToastAction, type ToastLink, type ToastTone } from './toast.tsx';

/** How long a result stays. */
export const TOAST_RESULT_MS = 4000;
/** How long any other message stays. */
export const TOAST_DEFAULT_MS = 5000;

/** A message to show. */
export type ToastMessage = {
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  /** The way to what the message tells of; there must be another way to it, for the message goes. */
  link?: ToastLink | undefined;
  /** Only where the specification asks for another time than its tone's. */
  durationMs?: number | undefined;
  /** What it is about: a newer message about the same replaces it. */
  topic?: string | undefined;
  /** Another try does not end it: its cause is still there. */
  stays?: boolean | undefined;
  action?: ToastAction | undefined;
};

/** What `useToasts()` gives. */
export type Toasts = {
  /** The same message again replaces the one that is there. */
  show: (message: ToastMessage) => void;
  /** Takes messages of failures away whose cause is gone. */
  endErrors: (which?: { olderThanMs?: number }) => void;
};

type ShownToast = ToastMessage & {
  id: number;
  durationMs: number;
  shownAt: number;
};

const isSame = (first: ToastMessage, second: ToastMessage) =>
  first.topic && second.topic
    ? first.topic === second.topic
    : first.tone === second.tone && first.title === second.title && first.text === second.text;

const ToastsContext = createContext<Toasts | null>(null);

const TimedToast = ({
  toast,
  paused,
  dismissLabel,
  onDismiss,
}: {
  toast: ShownToast;
  paused: boolean;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}) => {
  const { id, tone, title, text, link, action, durationMs } = toast;
  const left = useRef(durationMs);
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [paused, id, onDismiss]);
  return (
    <Toast
      {...{ tone, title, text, link, action, durationMs, paused, dismissLabel }}
      onDismiss={() => onDismiss(id)}
    />
  );
};

/** Props of {@link ToastProvider}. */
export type ToastProviderProps = {
  /** Name of the region of messages ("Messages"). */
  regionLabel: string;
  /** Name of each message's close button ("Close message"). */
  dismissLabel: string;
  children: ReactNode;
};

/** Holds the messages in the corner. Hover or focus on any of them stops all clocks. */
export const ToastProvider = ({ regionLabel, dismissLabel, children }: ToastProviderProps) => {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const lastId = useRef(0);

  const show = useCallback((message: ToastMessage) => {
    const durationMs =
      message.durationMs ?? (message.tone === 'info' ? TOAST_DEFAULT_MS : TOAST_RESULT_MS);
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [
      ...shown.filter((other) => !isSame(other, message)),
      { ...message, id, durationMs, shownAt: Date.now() },
    ]);
  }, []);
  const endErrors = useCallback(({ olderThanMs = 0 }: { olderThanMs?: number } = {}) => {
    const before = Date.now() - olderThanMs;
    const isOver = ({ tone, stays, shownAt }: ShownToast) =>
      tone === 'error' && !stays && shownAt <= before;
    setToasts((shown) => (shown.some(isOver) ? shown.filter((one) => !isOver(one)) : shown));
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  // A toast that leaves under the pointer or with the focus sends no leave event: start afresh.
  const empty = toasts.length === 0;
  useEffect(() => {
    if (!empty) return;
    setHovered(false);
    setFocused(false);
  }, [empty]);

  const paused = hovered || focused;
  const list = (errors: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === errors)
      .map((toast) => (
        <TimedToast
          key={toast.id}
          toast={toast}
          paused={paused}
          dismissLabel={dismissLabel}
          onDismiss={dismiss}
        />
      ));

  return (
    <ToastsContext value={useMemo(() => ({ show, endErrors }), [show, endErrors])}>
      {children}
      {createPortal(
        // `aria-live` also keeps Base UI's modal dialogs from hiding the region from screen readers.
        <section
          className={styles.region}
          aria-label={regionLabel}
          aria-live="off"
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          {/* Present before its content, or screen readers would miss a polite message. */}
          <div className={styles.list} aria-live="polite">
            {list(false)}
          </div>
          <div className={styles.list}>{list(true)}</div>
        </section>,
        document.body,
      )}
    </ToastsContext>
  );
};

/** `const { show } = useToasts()`; needs a ToastProvider above. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a <ToastProvider> above it');
  return toasts;
};
