import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldFrame } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import styles from './select-field.module.css';

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean | undefined;
};

/** Props of {@link SelectField}. All others go to the `<select>`. */
export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'size'> &
  FieldFrame & {
    options: readonly SelectOption[];
    /** Text of the empty first option, such as "Select year". */
    placeholder?: string | undefined;
  };

/** A styled native select, which works best on phones. */
export const SelectField = ({
  label,
  help,
  error,
  labelHidden,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) => (
  <Field {...{ label, help, error, labelHidden, id, className }}>
    {(control) => (
      <div className={styles.frame}>
        <select {...select} {...control} className={cx(fieldStyles.control, styles.select)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={20} strokeWidth={2.4} aria-hidden />
      </div>
    )}
  </Field>
);
