import { methodOfGrade, type SignInMethod } from '@wonderfield/contract/sign-in-method';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { MethodChoice } from '../../../../shared/student-login/method-choice.tsx';

type MethodForm = { signInMethod?: SignInMethod | undefined };

/** Asks how a new child signs in. Until the parent chooses, the grade decides. */
export const ChildMethodField = ({ childName, grade }: { childName: string; grade: string }) => {
  const t = useTranslations('childLogin.add');
  const { watch, setValue } = useFormContext<MethodForm>();
  return (
    <MethodChoice
      legend={childName ? t('legend', { name: childName }) : t('legendUnnamed')}
      columns={2}
      childName={childName || t('yourChild')}
      value={watch('signInMethod') ?? methodOfGrade(grade || undefined)}
      onChange={(event) =>
        setValue('signInMethod', event.target.value as SignInMethod, { shouldDirty: true })
      }
    />
  );
};
