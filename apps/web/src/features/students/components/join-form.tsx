import { JoinFormSchema } from '@wonderfield/contract/classrooms/classroom-calls';
import { SCHOOL_CODE_MAX_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallRefused } from '../../../shared/call-client.ts';
import { ChildDetailsFields, EMPTY_DETAILS } from '../../../shared/child-details-fields.tsx';
import { nameOf } from '../../../shared/name-of.ts';
import form from '../../../shared/pages/form.module.css';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts';
import { joinWithCode } from '../api/student-calls.ts';
import type { JoinedLogin } from './join-done.tsx';

/** What the server says about the code stands under the code. */
const ABOUT_THE_CODE = ['CLS_008', 'SCH_002', 'CLS_002'];

export const JoinForm = ({ onJoined }: { onJoined: (login: JoinedLogin) => void }) => {
  const t = useTranslations('students.join');
  const tellError = useErrorToast();
  const keyFor = useIdempotencyKey();
  const [search] = useSearchParams();
  const join = useCallForm({
    schema: JoinFormSchema,
    // The code on the board may come as a QR code.
    defaultValues: { ...EMPTY_DETAILS, code: search.get('code') ?? '' },
    send: (values) => joinWithCode(values, keyFor(values)),
    onDone: (login, child) => onJoined({ ...login, name: nameOf(child) }),
    onRefused: (error) => {
      if (error instanceof CallRefused && ABOUT_THE_CODE.includes(error.code)) {
        join.form.setError('code', { message: error.message }, { shouldFocus: true });
      } else tellError(error);
    },
  });
  return (
    <form className={form.form} onSubmit={join.handleSubmit} noValidate>
      <TextField
        label={t('code')}
        code
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={SCHOOL_CODE_MAX_LENGTH}
        help={t('codeHelp')}
        error={join.errorOf('code')}
        {...join.form.register('code')}
      />
      <FormProvider {...join.form}>
        <ChildDetailsFields />
      </FormProvider>
      <Button type="submit" variant="primary" block busy={join.isBusy} busyLabel={t('joining')}>
        {t('submit')}
      </Button>
    </form>
  );
};
