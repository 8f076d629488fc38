import { type ComponentProps, type ReactNode, type SyntheticEvent, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import styles from './radio-cards.module.css';

export type RadioCard = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  picture?: ReactNode;
  disabled?: boolean | undefined;
};

/** Event of a group: its value under the form's name. */
export type RadioCardsEvent = {
  type: string;
  target: { type: 'radio'; name: string | undefined; value: string };
};

/**
 * Props of {@link RadioCards}. All others go to each radio `<input>`, so `{...register('x')}` fits.
 */
export type RadioCardsProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'id' | 'onChange' | 'onBlur'
> & {
  /** The form's name of the question. It is not set on the inputs, see `group`. */
  name?: string | undefined;
  onChange?: ((event: RadioCardsEvent) => unknown) | undefined;
  onBlur?: ((event: RadioCardsEvent) => unknown) | undefined;
  legend: ReactNode;
  options: readonly RadioCard[];
  error?: string | undefined;
  help?: ReactNode;
  /** For a controlled group. Otherwise use `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  columns?: 1 | 2 | 3 | undefined;
};

/** Shows a question with few options as cards. */
export const RadioCards = ({
  legend,
  options,
  error,
  help,
  value,
  defaultValue,
  columns = 1,
  name,
  onChange,
  onBlur,
  className,
  ...input
}: RadioCardsProps) => {
  const id = useId();
  // Browsers group radios by name, so the same form twice on a page would share its answers. Use a
  // unique name per question.
  const group = id;
  const tell =
    (handler: RadioCardsProps['onChange']) =>
    ({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) =>
      handler?.({ type, target: { type: 'radio', name, value: currentTarget.value } });
  const describedBy = cx(error && `${id}-error`, Boolean(help) && `${id}-help`) || undefined;
  const checkedness = (option: string) => {
    if (value !== undefined) return { checked: value === option };
    if (defaultValue !== undefined) return { defaultChecked: defaultValue === option };
    return {};
  };
  return (
    <fieldset
      className={cx(styles.group, className)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={cx(styles.card, error && styles.invalid)}>
            <input
              {...input}
              {...checkedness(option.value)}
              type="radio"
              name={group}
              value={option.value}
              onChange={tell(onChange)}
              onBlur={tell(onBlur)}
              disabled={option.disabled ?? input.disabled}
              className={styles.dot}
            />
            {option.picture}
            <span>
              <span className={styles.label}>{option.label}</span>
              {option.description ? (
                <span className={styles.description}>{option.description}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} inGap={!help} />
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
    </fieldset>
  );
};
