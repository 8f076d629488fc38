import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../button/button.tsx';
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldFrame } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import type { SelectOption } from '../select-field/select-field.tsx';
import styles from './multi-select-field.module.css';

/** Props of {@link MultiSelectField}. Controlled: use it through react-hook-form's Controller. */
export type MultiSelectFieldProps = FieldFrame & {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** Text while nothing is selected. */
  placeholder: string;
  /** Label of a first row that selects or clears all. Omit it if "all" makes no sense. */
  allLabel?: string | undefined;
  /** Label of the button that closes the list, such as "Done". */
  doneLabel: string;
  /** Text of the closed field. By default the selected labels, separated by commas. */
  summary?: ((chosen: readonly SelectOption[]) => string) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

const namesOf = (chosen: readonly SelectOption[]) => chosen.map(({ label }) => label).join(', ');

/** Selects several options in a list of checkboxes. Looks like a select. */
export const MultiSelectField = ({
  label,
  help,
  error,
  labelHidden,
  id,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  allLabel,
  doneLabel,
  summary = namesOf,
  disabled,
  className,
  ref,
}: MultiSelectFieldProps) => {
  const chosen = options.filter((option) => value.includes(option.value));
  const able = options.filter((option) => !option.disabled);
  const hasAll = able.length > 0 && able.every((option) => value.includes(option.value));
  const toggle = (option: SelectOption, checked: boolean) => {
    // Keeps the order of the options, whatever the order of clicks.
    onChange(
      options
        .filter((each) => (each === option ? checked : value.includes(each.value)))
        .map((each) => each.value),
    );
  };
  return (
    <Field {...{ label, help, error, labelHidden, id, className }}>
      {(control) => (
        <Popover.Root onOpenChange={(open) => !open && onBlur?.()}>
          <Popover.Trigger
            ref={ref}
            {...control}
            // Includes the value, because the label alone would hide the selection.
            aria-labelledby={`${control.id}-label ${control.id}-value`}
            disabled={disabled}
            className={cx(fieldStyles.control, styles.trigger)}
          >
            <span
              id={`${control.id}-value`}
              className={cx(styles.value, chosen.length === 0 && styles.placeholder)}
            >
              {chosen.length === 0 ? placeholder : summary(chosen)}
            </span>
            <ChevronDown size={20} strokeWidth={2.4} aria-hidden />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner className={styles.positioner} align="start" sideOffset={6}>
              <Popover.Popup className={styles.popup} aria-labelledby={`${control.id}-label`}>
                <div className={styles.list}>
                  {allLabel ? (
                    <CheckboxField
                      className={styles.all}
                      label={allLabel}
                      checked={hasAll}
                      indeterminate={!hasAll && chosen.length > 0}
                      onChange={() => onChange(hasAll ? [] : able.map((option) => option.value))}
                    />
                  ) : null}
                  {options.map((option) => (
                    <CheckboxField
                      key={option.value}
                      label={option.label}
                      disabled={option.disabled}
                      checked={value.includes(option.value)}
                      onChange={(event) => toggle(option, event.currentTarget.checked)}
                    />
                  ))}
                </div>
                <Popover.Close render={<Button variant="secondary" size="sm" block />}>
                  {doneLabel}
                </Popover.Close>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
};
