import { PASSWORD_RULES } from '@wonderfield/contract/password-rules';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFields } from './use-fields.ts';

const CHECKLIST_ID = 'password-rules';

/** Scrolls the password rules into view, even in a low window. */
const showRules = () => document.getElementById(CHECKLIST_ID)?.scrollIntoView({ block: 'nearest' });

/** Shows a new password field with live rules and a confirmation field. */
export const NewPasswordFields = ({
  label,
}: {
  /** "Password" when signing up, "New Password" when changing it. */
  label: string;
}) => {
  const t = useTranslations('shared');
  const { register, control, errorOf } = useFields<{ password: string; confirmPassword: string }>();
  const password = useWatch({ control, name: 'password' });
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        aria-describedby={CHECKLIST_ID}
        onFocus={showRules}
        error={errorOf('password')}
        {...eye}
        {...register('password', {
          // After a mismatch, a correction of either field checks the confirmation again.
          deps: errorOf('confirmPassword') ? ['confirmPassword'] : [],
        })}
      />
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...eye}
        {...register('confirmPassword')}
      />
      <PasswordChecklist
        id={CHECKLIST_ID}
        label={t('passwordNeeds')}
        metLabel={t('ruleMet')}
        unmetLabel={t('ruleUnmet')}
        rules={PASSWORD_RULES.map((rule) => ({
          label: t(`rules.${rule.name}`),
          met: rule.isMet(password ?? ''),
        }))}
      />
    </>
  );
};
