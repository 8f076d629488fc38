import { PASSWORD_RULES } from '@wonderfield/contract/password-rules';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { afterPress } from '@wonderfield/ui/press/press';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFields } from './use-fields.ts';

const CHECKLIST_ID = 'password-rules';

/** Whoever thinks of a password sees its rules, in the lowest window too. */
const showRules = () =>
  afterPress(() => document.getElementById(CHECKLIST_ID)?.scrollIntoView({ block: 'nearest' }));

/** A new password, its live rules, and the same again. */
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
          // Once the two were found to differ, correcting either of them settles it.
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
