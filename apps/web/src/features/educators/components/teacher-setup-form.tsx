import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { TeacherSetupFormSchema } from '@wonderfield/contract/educators/educator-forms';
import { CLASSROOM_STUDENTS_MAX_DIGITS } from '@wonderfield/contract/limits';
import { DEFAULT_SUBSCRIPTION_PLAN, SUBSCRIPTION_PLANS } from '@wonderfield/contract/options';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { TeachingFields } from '../../../shared/forms/teaching-fields.tsx';
import pair from '../../../shared/pages/pair-form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { completeLicense } from '../api/educator-calls.ts';
import type { SetupProps } from './school-code-setup.tsx';
import { teachingOf } from './teaching-values.ts';

/** Asks an individual teacher for plan, class and grades. The school is optional. */
export const TeacherSetupForm = ({ user, onTouched, onDone }: SetupProps) => {
  const t = useTranslations('educators.setup');
  const showErrorToast = useErrorToast();
  const setup = useCallForm({
    schema: TeacherSetupFormSchema,
    defaultValues: {
      ...teachingOf(user),
      studentsInClass: user.studentsInClass?.toString() ?? '',
      plan: DEFAULT_SUBSCRIPTION_PLAN,
      schoolName: user.licenseType === 'teacherAccount' ? (user.schoolName ?? '') : '',
    },
    send: (values) => completeLicense({ licenseType: 'teacherAccount', ...values }),
    onDone,
    onError: (error) => showErrorToast(error),
  });
  const { register } = setup.form;
  return (
    <FormProvider {...setup.form}>
      <form className={pair.form} onSubmit={setup.handleSubmit} onChange={onTouched} noValidate>
        <h2 className={pair.wide}>{t('alone')}</h2>
        <TeachingFields />
        <DigitsField
          label={t('students')}
          maxLength={CLASSROOM_STUDENTS_MAX_DIGITS}
          error={setup.errorOf('studentsInClass')}
          {...register('studentsInClass')}
        />
        <TextField
          label={t('optionalSchool')}
          autoComplete="organization"
          error={setup.errorOf('schoolName')}
          {...register('schoolName')}
        />
        <div className={pair.wide}>
          <RadioCards
            legend={t('plan')}
            options={SUBSCRIPTION_PLANS.map(({ value, label }) => ({
              value,
              label,
              description: t('planText'),
            }))}
            error={setup.errorOf('plan')}
            {...register('plan')}
          />
        </div>
        <FormActions
          className={pair.actions}
          cancel={PATHS.educatorHome}
          submitLabel={t('submit')}
          busyLabel={t('submitting')}
          isBusy={setup.isBusy}
        />
      </form>
    </FormProvider>
  );
};
