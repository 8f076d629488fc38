import { Check, Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldFrame } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';

/** Props of {@link TextField}. All others go to the `<input>`, so `{...register('x')}` fits. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldFrame & {
    /** Shows a check mark for a value that was found, such as a zip code. */
    accepted?: boolean | undefined;
    /** Monospace font for usernames, passwords and codes. */
    code?: boolean | undefined;
    /** A control at the right end of the input, such as the show button of a password. */
    action?: ReactNode;
  };

/** A one-line input with label, help, error, check mark and read-only lock. */
export const TextField = ({
  label,
  help,
  error,
  labelHidden,
  id,
  accepted,
  code,
  action,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) => {
  const mark = input.readOnly ? (
    <Lock size={20} strokeWidth={2.2} aria-hidden />
  ) : accepted && !error ? (
    <Check size={20} strokeWidth={2.6} aria-hidden className={fieldStyles.accepted} />
  ) : null;
  return (
    <Field {...{ label, help, error, labelHidden, id, describedBy, className }}>
      {(control) => (
        <div className={mark || action ? fieldStyles.affix : undefined}>
          <input
            type="text"
            {...input}
            {...control}
            className={cx(fieldStyles.control, code && fieldStyles.code)}
          />
          {action ? <span className={fieldStyles.action}>{action}</span> : null}
          {mark && !action ? <span className={fieldStyles.mark}>{mark}</span> : null}
        </div>
      )}
    </Field>
  );
};
