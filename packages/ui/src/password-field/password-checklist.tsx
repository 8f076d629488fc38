import { Check } from 'lucide-react';
import { cx } from '../internal/cx.ts';
import styles from './password-checklist.module.css';

/** A rule and whether the typed password fulfills it. */
export type PasswordRule = {
  label: string;
  met: boolean;
};

export type PasswordChecklistProps = {
  rules: readonly PasswordRule[];
  /** Accessible name of the list, such as "Your password needs". */
  label: string;
  /** Announced after a fulfilled rule, such as "done", because the check mark is only visual. */
  metLabel: string;
  /** Announced after an unfulfilled rule. */
  unmetLabel: string;
  id?: string | undefined;
};

/**
 * Shows the password rules with their current state. Use its `id` in the field's `aria-describedby`
 * if needed.
 */
export const PasswordChecklist = ({
  rules,
  label,
  metLabel,
  unmetLabel,
  id,
}: PasswordChecklistProps) => (
  <ul id={id} className={styles.rules} aria-label={label}>
    {rules.map((rule) => (
      <li key={rule.label} className={cx(styles.rule, rule.met && styles.met)}>
        <span className={styles.dot}>
          {rule.met ? <Check size={12} strokeWidth={4} aria-hidden /> : null}
        </span>
        {rule.label}
        <span className="visually-hidden">, {rule.met ? metLabel : unmetLabel}</span>
      </li>
    ))}
  </ul>
);
