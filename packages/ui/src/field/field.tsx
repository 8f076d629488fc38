import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './field.module.css';

/** Props around the control of every field. */
export type FieldFrame = {
  label: ReactNode;
  /** Help text below the control. */
  help?: ReactNode;
  /** Error message. If set, the field is invalid. */
  error?: string | undefined;
  /** Hides the label visually, for inputs in a table whose column head is the label. */
  labelHidden?: boolean | undefined;
  id?: string | undefined;
};

/** Props that a control must spread, so its label, help and error are announced. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Shows the error of a control with an icon, so color is not the only sign. */
export const FieldError = ({
  id,
  message,
  inGap,
}: {
  id?: string | undefined;
  message: string | undefined;
  /** Shows the first line in the gap below the field, so that nothing moves when it appears. */
  inGap?: boolean;
}) => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!message) return;
    // Scroll to the message, because it appeared after the control was scrolled into view.
    const isFocused = text.current?.parentElement?.contains(document.activeElement);
    if (isFocused) text.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!message) return null;
  return (
    <p ref={text} id={id} className={cx(styles.error, inGap && styles.inGap)}>
      <CircleAlert size={18} strokeWidth={2.3} aria-hidden />
      <span>{message}</span>
    </p>
  );
};

export type FieldProps = FieldFrame & {
  /** Ids of further descriptions, such as a password's checklist. */
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Renders the label above and help and error below a control, and connects their ids. */
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
      <FieldError id={errorId} message={error} inGap />
      {help ? (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
};
