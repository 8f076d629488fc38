import { Check } from 'lucide-react';
import { cx } from '../internal/cx.ts';
import styles from './password-checklist.module.css';

/** One rule and whether the password typed so far keeps it. */
export type PasswordRule = {
  label: string;
  met: boolean;
};

/** Props of {@link PasswordChecklist}. */
export type PasswordChecklistProps = {
  rules: readonly PasswordRule[];
  /** Names the list ("Your password needs"). */
  label: string;
  /** Read after a rule that is kept ("done"), because the tick is only drawn. */
  metLabel: string;
  /** Read after a rule that is not kept yet. */
  unmetLabel: string;
  id?: string | undefined;
};

/** Live chips of the password rules; give its `id` to the field's `aria-describedby` if wanted. */
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
