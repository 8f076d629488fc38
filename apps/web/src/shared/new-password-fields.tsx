import { PASSWORD_RULES } from '@wonderfield/contract/password-rules';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import {
  type Control,
  type FieldValues,
  type Path,
  type UseFormRegister,
  useWatch,
} from 'react-hook-form';
import { useTranslations } from 'use-intl';

type Props<Values extends FieldValues, Output> = {
  register: UseFormRegister<Values>;
  control: Control<Values, unknown, Output>;
  errorOf: (name: Path<Values>) => string | undefined;
  /** "Password" when signing up, "New Password" when changing it. */
  label: string;
};

const PASSWORD = 'password';
const CONFIRM = 'confirmPassword';
const CHECKLIST_ID = 'password-rules';

/** A new password, its live rules, and the same again. */
export const NewPasswordFields = <
  Values extends FieldValues & { password: string; confirmPassword: string },
  Output,
>({
  register,
  control,
  errorOf,
  label,
}: Props<Values, Output>) => {
  const t = useTranslations('shared');
  const password = useWatch({ control, name: PASSWORD as Path<Values> });
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        aria-describedby={CHECKLIST_ID}
        error={errorOf(PASSWORD as Path<Values>)}
        {...eye}
        {...register(PASSWORD as Path<Values>, {
          // Once the two were found to differ, correcting either of them settles it.
          deps: errorOf(CONFIRM as Path<Values>) ? [CONFIRM as Path<Values>] : [],
        })}
      />
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={errorOf(CONFIRM as Path<Values>)}
        {...eye}
        {...register(CONFIRM as Path<Values>)}
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
