import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './field.module.css';

/** What every field takes around its control. */
export type FieldFrame = {
  label: ReactNode;
  /** A sentence below the control. */
  help?: ReactNode;
  /** The message; its presence is the error state. */
  error?: string | undefined;
  /** Keeps the label for screen readers only, for inputs in a table whose column is the label. */
  labelHidden?: boolean | undefined;
  id?: string | undefined;
};

/** What a control must spread so that its label, help and error are announced with it. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** The message under a control, with its icon, so that color never carries the error alone. */
export const FieldError = ({
  id,
  message,
}: {
  id?: string | undefined;
  message: string | undefined;
}) => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!message) return;
    // The focus scrolled to the control before there was a message below it.
    const isFocused = text.current?.parentElement?.contains(document.activeElement);
    if (isFocused) text.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!message) return null;
  return (
    <p ref={text} id={id} className={styles.error}>
      <CircleAlert size={18} strokeWidth={2.3} aria-hidden />
      <span>{message}</span>
    </p>
  );
};

/** Props of {@link Field}. */
export type FieldProps = FieldFrame & {
  /** Ids of more words to read with the control, such as a password's checklist. */
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, help and error below, and the ids that tie them to the control in between. */
export const Field = ({
  label,
  help,
  error,
  labelHidden,
  id,
  describedBy,
  className,
  children,
}: FieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={cx(styles.field, error && styles.invalid, className)}>
      <label
        id={`${controlId}-label`}
        htmlFor={controlId}
        className={labelHidden ? 'visually-hidden' : styles.label}
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': cx(errorId, helpId, describedBy) || undefined,
      })}
      <FieldError id={errorId} message={error} />
      {help ? (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
};
