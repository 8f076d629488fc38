import type { OperatorSetupSchema } from '@wonderfield/contract/operators/operator-calls';
import { PASSWORD_RULES } from '@wonderfield/contract/password-rules';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { type Control, type UseFormRegister, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useStrings } from '../../../shared/use-strings.ts';

type Values = z.input<typeof OperatorSetupSchema>;

const CHECKLIST_ID = 'password-rules';

/** Fields for a new password with live rules, and its confirmation. */
export const NewPasswordFields = ({
  register,
  control,
  errorOf,
}: {
  register: UseFormRegister<Values>;
  control: Control<Values, unknown, z.output<typeof OperatorSetupSchema>>;
  errorOf: (name: keyof Values) => string | undefined;
}) => {
  const t = useStrings('setup');
  const shared = useStrings('shared');
  const password = useWatch({ control, name: 'password' });
  const eye = { showLabel: shared('showPassword'), hideLabel: shared('hidePassword') };
  return (
    <>
      <PasswordField
        label={shared('password')}
        autoComplete="new-password"
        aria-describedby={CHECKLIST_ID}
        error={errorOf('password')}
        {...eye}
        {...register('password', {
          // After a mismatch was reported, a change of either field validates both.
          deps: errorOf('confirmPassword') ? ['confirmPassword'] : [],
        })}
      />
      <PasswordChecklist
        id={CHECKLIST_ID}
        label={t('passwordNeeds')}
        metLabel={t('ruleMet')}
        unmetLabel={t('ruleUnmet')}
        rules={PASSWORD_RULES.map((rule) => ({
          label: t(`rules.${rule.name}`),
          met: rule.isMet(password),
        }))}
      />
      <PasswordField
        label={shared('confirmPassword')}
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...eye}
        {...register('confirmPassword')}
      />
    </>
  );
};
