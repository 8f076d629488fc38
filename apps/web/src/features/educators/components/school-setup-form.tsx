import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { SchoolSetupFormSchema } from '@wonderfield/contract/educators/educator-forms';
import type { SchoolDetails } from '@wonderfield/contract/educators/school';
import { Button } from '@wonderfield/ui/button/button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import pair from '../../../shared/pages/pair-form.module.css';
import { TeachingFields } from '../../../shared/teaching-fields.tsx';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useHeadingFocus } from '../../../shared/use-heading-focus.ts';
import { completeLicense } from '../api/educator-calls.ts';
import { teachingOf } from './teaching-values.ts';

/** The school of the code, to be confirmed, with grades and pronoun. */
export const SchoolSetupForm = ({
  user,
  school,
  onBack,
  onDone,
}: {
  user: PortalUser;
  school: SchoolDetails;
  onBack: () => void;
  onDone: () => void;
}) => {
  const t = useTranslations('educators.setup');
  const heading = useHeadingFocus();
  const tellError = useErrorToast();
  const setup = useCallForm({
    schema: SchoolSetupFormSchema,
    defaultValues: teachingOf(user),
    send: ({ educatorGrade, preferedPronoun }) =>
      completeLicense({
        educatorLicenseType: 'schoolLicenseCode',
        schoolRegCode: school.schoolCode,
        schoolName: school.schoolName,
        schoolCity: school.schoolCity,
        schoolZip: school.schoolZip,
        educatorGrade: educatorGrade.join(','),
        preferedPronoun,
      }),
    onDone,
    onRefused: (error) => tellError(error),
  });
  return (
    <form className={pair.form} onSubmit={setup.handleSubmit} noValidate>
      <h2 ref={heading} tabIndex={-1} className={pair.wide}>
        {t('schoolTitle')}
      </h2>
      <div className={pair.wide}>
        <TextField label={t('schoolName')} readOnly value={school.schoolName} />
      </div>
      <TextField label={t('schoolCity')} readOnly value={school.schoolCity} />
      <TextField label={t('schoolZip')} readOnly value={school.schoolZip} />
      <TeachingFields form={setup.form} errorOf={setup.errorOf} />
      <div className={pair.actions}>
        <Button variant="quiet" disabled={setup.isBusy} onClick={onBack}>
          {t('backToCode')}
        </Button>
        <Button type="submit" variant="primary" busy={setup.isBusy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
};
