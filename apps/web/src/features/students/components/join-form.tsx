import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { JoinFormSchema } from '@wonderfield/contract/classrooms/classroom-calls';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { ChildDetailsFields, EMPTY_DETAILS } from '../../../shared/forms/child-details-fields.tsx';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import form from '../../../shared/pages/form.module.css';
import { joinWithCode } from '../api/student-calls.ts';
import type { JoinCodeTarget } from './join-code.tsx';
import type { JoinedLogin } from './join-done.tsx';
import styles from './join-place.module.css';

/** Errors of a class or school that has no free seat left. */
const NO_SEAT_CODES = ['CLS_002', 'SCH_002'];

/** Asks for the student's data after the student has confirmed the class. */
export const JoinForm = ({
  place,
  onJoined,
  onFull,
  onClosed,
  onBack,
}: {
  place: JoinCodeTarget;
  onJoined: (login: JoinedLogin) => void;
  onFull: () => void;
  /** Called with the error message when the code is no longer valid. */
  onClosed: (message: string) => void;
  onBack: () => void;
}) => {
  const t = useTranslations('students.join');
  const heading = useHeadingFocus();
  const showErrorToast = useErrorToast();
  const keyFor = useIdempotencyKey();
  const join = useCallForm({
    schema: JoinFormSchema,
    defaultValues: { ...EMPTY_DETAILS, code: place.code },
    send: (values) => joinWithCode(values, keyFor(values)),
    onDone: (login, child) => onJoined({ ...login, name: displayName(child) }),
    onError: (error) => {
      if (error instanceof ApiError && NO_SEAT_CODES.includes(error.code)) onFull();
      else if (error instanceof ApiError && error.code === 'CLS_008') onClosed(error.message);
      else showErrorToast(error);
    },
  });
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('formTitle')}
      </h1>
      <p className={styles.lead}>{t('formLead', { place: place.joins })}</p>
      <form className={form.form} onSubmit={join.handleSubmit} noValidate>
        <FormProvider {...join.form}>
          <ChildDetailsFields />
        </FormProvider>
        <FormActions
          className={form.actions}
          cancel={onBack}
          cancelLabel={t('back')}
          submitLabel={t('submit')}
          busyLabel={t('joining')}
          isBusy={join.isBusy}
        />
      </form>
    </>
  );
};
