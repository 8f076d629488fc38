import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { SchoolCodeFormSchema } from '@wonderfield/contract/educators/educator-forms';
import type { SchoolByCode } from '@wonderfield/contract/educators/school';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { lookUpSchoolCode } from '../api/educator-calls.ts';
import styles from './setup.module.css';

/** Asks for the school code and shows the server's error under the field. */
export const SchoolCodeForm = ({
  onTouched,
  onFound,
}: {
  onTouched: () => void;
  onFound: (school: SchoolByCode) => void;
}) => {
  const t = useTranslations('educators.setup');
  const shared = useTranslations('shared');
  const showErrorToast = useErrorToast();
  const code = useCallForm({
    schema: SchoolCodeFormSchema,
    defaultValues: { schoolCode: '' },
    send: ({ schoolCode }) => lookUpSchoolCode(schoolCode),
    onDone: onFound,
    onError: (error) => {
      if (!(error instanceof ApiError)) return showErrorToast(error);
      code.form.setError('schoolCode', { message: error.message }, { shouldFocus: true });
    },
  });
  return (
    <form className={styles.form} onSubmit={code.handleSubmit} noValidate>
      <h2>{t('codeTitle')}</h2>
      <TextField
        label={t('code')}
        code
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        help={t('codeHelp')}
        error={code.errorOf('schoolCode')}
        {...code.form.register('schoolCode', { onChange: onTouched })}
      />
      <div className={page.actions}>
        <ButtonLink variant="quiet" render={<Link to={PATHS.educatorHome} />}>
          {shared('cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" busy={code.isBusy} busyLabel={t('continuing')}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
};
