import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import { Checkbox } from './checkbox.tsx';
import styles from './checkbox-field.module.css';

/** Props of {@link CheckboxField}. All others go to the `<input>`. */
export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  /** May contain links, which stay links. The rest of the label toggles the box. */
  label: ReactNode;
  error?: string | undefined;
  /** Partially checked, drawn as a dash. */
  indeterminate?: boolean | undefined;
  id?: string | undefined;
};

/** Shows a 26 px box in a 44 px row with its label and error. */
export const CheckboxField = ({ label, error, id, className, ...input }: CheckboxFieldProps) => {
  const ownId = useId();
  const boxId = id ?? ownId;
  const errorId = error ? `${boxId}-error` : undefined;
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.row} htmlFor={boxId}>
        <Checkbox
          {...input}
          id={boxId}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} message={error} inGap />
    </div>
  );
};
