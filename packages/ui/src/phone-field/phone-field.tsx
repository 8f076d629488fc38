import type { CountryCode } from 'libphonenumber-js/min';
import { ChevronDown, Lock } from 'lucide-react';
import { type Ref, useMemo, useState } from 'react';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldFrame } from '../field/field.tsx';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { cx } from '../internal/cx.ts';
import styles from './phone-field.module.css';
import { draftPhone, editPhone, type PhoneCountry, phoneCountries } from './phone-format.ts';

const countryOption = ({ code, name, callingCode }: PhoneCountry) => (
  <option key={code} value={code}>
    {name} ({callingCode})
  </option>
);

/** Props of {@link PhoneField}. Controlled: use it through react-hook-form's Controller. */
export type PhoneFieldProps = FieldFrame & {
  /** International format without spaces, such as `+15035550142`, or an empty string. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Label of the country list, such as "Country". */
  countryLabel: string;
  defaultCountry?: CountryCode | undefined;
  /** Language of the country names. */
  locale?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A phone number field with its country, formatted while typing. A separate module, because the
 * metadata weighs 80 kB.
 */
export const PhoneField = ({
  label,
  help,
  error,
  labelHidden,
  id,
  value,
  onChange,
  onBlur,
  name,
  countryLabel,
  defaultCountry = 'US',
  locale = 'en',
  placeholder,
  disabled,
  readOnly,
  className,
  ref,
}: PhoneFieldProps) => {
  const [draft, setDraft] = useState(() => draftPhone(value, defaultCountry));
  // A value that was set from outside, for example by a reset, replaces the draft.
  const shown = draft.value === value ? draft : draftPhone(value, draft.country);
  const { preferred, others } = useMemo(() => phoneCountries(locale), [locale]);
  // Create the 245 options once and not on every key press.
  const options = useMemo(
    () => [...preferred.map(countryOption), <hr key="rule" />, ...others.map(countryOption)],
    [preferred, others],
  );
  const country = [...preferred, ...others].find(({ code }) => code === shown.country);
  // The names and their order depend on the browser, so the server lists only one country.
  const isHydrated = useIsHydrated();
  const change = (next: typeof draft) => {
    setDraft(next);
    onChange(next.value);
  };
  return (
    <Field {...{ label, help, error, labelHidden, id, className }}>
      {(control) => (
        <div className={styles.pair}>
          <span
            className={cx(fieldStyles.control, styles.country)}
            data-disabled={disabled || readOnly || undefined}
          >
            <span aria-hidden>{country ? `${country.code} ${country.callingCode}` : ''}</span>
            <ChevronDown size={18} strokeWidth={2.4} aria-hidden />
            <select
              className={styles.select}
              aria-label={countryLabel}
              value={shown.country}
              disabled={disabled || readOnly}
              onChange={(event) =>
                change(draftPhone(shown.text, event.currentTarget.value as CountryCode))
              }
            >
              {isHydrated ? options : country && countryOption(country)}
            </select>
          </span>
          <div className={cx(styles.number, readOnly && fieldStyles.affix)}>
            <input
              ref={ref}
              {...control}
              name={name}
              type="tel"
              autoComplete="tel-national"
              inputMode="tel"
              className={fieldStyles.control}
              value={shown.text}
              placeholder={placeholder}
              disabled={disabled}
              readOnly={readOnly}
              onBlur={onBlur}
              onChange={(event) => change(editPhone(event.currentTarget.value, shown))}
            />
            {readOnly ? (
              <span className={fieldStyles.mark}>
                <Lock size={20} strokeWidth={2.2} aria-hidden />
              </span>
            ) : null}
          </div>
        </div>
      )}
    </Field>
  );
};
