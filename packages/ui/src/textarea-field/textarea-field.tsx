import type { ComponentProps } from 'react';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldFrame } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import styles from './textarea-field.module.css';

/** Props of {@link TextareaField}. All others go to the `<textarea>`. */
export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldFrame;

export const TextareaField = ({
  label,
  help,
  error,
  labelHidden,
  id,
  className,
  ...textarea
}: TextareaFieldProps) => (
  <Field {...{ label, help, error, labelHidden, id, className }}>
    {(control) => (
      <textarea
        rows={4}
        {...textarea}
        {...control}
        className={cx(fieldStyles.control, styles.textarea)}
      />
    )}
  </Field>
);
