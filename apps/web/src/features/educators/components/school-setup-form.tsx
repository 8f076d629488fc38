import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { SchoolSetupFormSchema } from '@wonderfield/contract/educators/educator-forms';
import type { SchoolByCode } from '@wonderfield/contract/educators/school';
import { Note } from '@wonderfield/ui/note/note';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { TeachingFields } from '../../../shared/forms/teaching-fields.tsx';
import pair from '../../../shared/pages/pair-form.module.css';
import { completeLicense } from '../api/educator-calls.ts';
import { teachingOf } from './teaching-values.ts';

/** Confirms the school of the code and asks for grades and pronoun. */
export const SchoolSetupForm = ({
  user,
  school,
  onBack,
  onDone,
}: {
  user: EducatorUser;
  school: SchoolByCode;
  onBack: () => void;
  onDone: () => void;
}) => {
  const t = useTranslations('educators.setup');
  const heading = useHeadingFocus();
  const showErrorToast = useErrorToast();
  const setup = useCallForm({
    schema: SchoolSetupFormSchema,
    defaultValues: teachingOf(user),
    send: ({ grades, pronoun }) =>
      completeLicense({
        licenseType: 'schoolLicenseCode',
        schoolCode: school.code,
        schoolName: school.name,
        schoolCity: school.city,
        schoolZip: school.zip,
        grades,
        pronoun,
      }),
    onDone,
    onError: (error) => showErrorToast(error),
  });
  return (
    <FormProvider {...setup.form}>
      <form className={pair.form} onSubmit={setup.handleSubmit} noValidate>
        <h2 ref={heading} tabIndex={-1} className={pair.wide}>
          {t('schoolTitle')}
        </h2>
        <div className={pair.wide}>
          <TextField label={t('schoolName')} readOnly value={school.name} />
        </div>
        <TextField label={t('schoolCity')} readOnly value={school.city} />
        <TextField label={t('schoolZip')} readOnly value={school.zip} />
        {school.needsApproval && (
          <Note tone="sun" className={pair.wide}>
            {t('needsApproval')}
          </Note>
        )}
        <TeachingFields />
        <FormActions
          className={pair.actions}
          cancel={onBack}
          cancelLabel={t('backToCode')}
          submitLabel={t('submit')}
          busyLabel={t('submitting')}
          isBusy={setup.isBusy}
        />
      </form>
    </FormProvider>
  );
};
