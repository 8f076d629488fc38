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

/** Duration of a success or error message. */
export const TOAST_RESULT_MS = 4000;
/** Duration of all other messages. */
export const TOAST_DEFAULT_MS = 5000;

export type ToastMessage = {
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  /**
   * Link to the subject of the message. The target must also be reachable otherwise, because the
   * message disappears.
   */
  link?: ToastLink | undefined;
  /** Duration, if it differs from the tone's default. */
  durationMs?: number | undefined;
  /** Subject of the message. A newer message with the same topic replaces it. */
  topic?: string | undefined;
  /** Keeps the error at the next attempt, because its cause remains. */
  stays?: boolean | undefined;
  action?: ToastAction | undefined;
};

/** Result of `useToasts()`. */
export type Toasts = {
  /** Shows a message. An equal message replaces the existing one. */
  show: (message: ToastMessage) => void;
  /** Dismisses error messages whose cause is gone. */
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

export type ToastProviderProps = {
  /** Accessible name of the region, such as "Messages". */
  regionLabel: string;
  /** Label of the close buttons, such as "Close message". */
  dismissLabel: string;
  children: ReactNode;
};

/** Shows the toasts. Hover or focus on any of them pauses all timers. */
export const ToastProvider = ({ regionLabel, dismissLabel, children }: ToastProviderProps) => {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // A portal needs the body, which does not exist on the server.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
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

  // A toast that disappears under the pointer or with the focus sends no leave event, so reset the
  // state.
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
      {mounted &&
        createPortal(
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
            {/*
             * Rendered before its content, because screen readers would miss a polite message
             * otherwise.
             */}
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

/** Returns the toast functions. Needs a ToastProvider above. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts must be used inside <ToastProvider>.');
  return toasts;
};
