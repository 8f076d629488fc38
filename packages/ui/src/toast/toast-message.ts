export type ToastTone = 'success' | 'error' | 'info';

/** Link of a message. Toasts are outside the router, so the caller navigates. */
export type ToastLink = {
  label: string;
  href: string;
  onFollow: () => void;
};

/** A button in a toast. The page must offer the same action, because toasts disappear. */
export type ToastAction = { label: string; onSelect: () => void };

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
  /** An action that can be used once. The toast then disappears. */
  action?: ToastAction | undefined;
};

/** Result of `useToasts()`. */
export type Toasts = {
  /** Shows a message. An equal message replaces the existing one. */
  show: (message: ToastMessage) => void;
  /** Dismisses error messages whose cause is gone. */
  endErrors: (which?: { olderThanMs?: number }) => void;
};

/** Duration of a success or error message. */
const RESULT_MS = 4000;
/** Duration of all other messages. */
const DEFAULT_MS = 5000;

export const durationOf = ({ tone, durationMs }: ToastMessage) =>
  durationMs ?? (tone === 'info' ? DEFAULT_MS : RESULT_MS);

/** Returns an id that is the same for messages that replace each other. */
export const toastId = ({ topic, tone, title, text }: ToastMessage) =>
  topic ?? JSON.stringify([tone, title, text]);
