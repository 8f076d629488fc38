import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { lookUpJoinCode } from '@wonderfield/contract/classrooms/classroom-calls';
import { SCHOOL_CODE_MAX_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '../../../shared/call/call-client.ts';
import form from '../../../shared/pages/form.module.css';
import { lookUpCode } from '../api/student-calls.ts';

/** A valid code with its class or school. */
export type JoinCodeTarget = AnswerOf<'lookUpJoinCode'> & { code: string };

/** Asks for the code first, so a student with a wrong code fills in nothing else. */
export const JoinCode = ({
  code,
  isGiven,
  problem,
  onFound,
}: {
  /** Initial value of the field. */
  code: string;
  /** True if the code comes from a QR code. It is then looked up at once. */
  isGiven: boolean;
  /** Server error about the code. */
  problem: string | undefined;
  onFound: (place: JoinCodeTarget) => void;
}) => {
  const t = useTranslations('students.join');
  const showErrorToast = useErrorToast();
  const look = useCallForm({
    schema: lookUpJoinCode.input,
    defaultValues: { code },
    send: lookUpCode,
    onDone: (place, typed) => onFound({ ...place, ...typed }),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CLS_008') {
        look.form.setError('code', { message: error.message }, { shouldFocus: true });
      } else showErrorToast(error);
    },
  });
  const start = useRef({ isGiven, problem, look });
  useEffect(() => {
    const { look: first, ...given } = start.current;
    if (given.problem) {
      first.form.setError('code', { message: given.problem }, { shouldFocus: true });
    } else if (given.isGiven) void first.handleSubmit();
  }, []);
  return (
    <form className={form.form} onSubmit={look.handleSubmit} noValidate>
      <TextField
        label={t('code')}
        code
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={SCHOOL_CODE_MAX_LENGTH}
        help={t('codeHelp')}
        error={look.errorOf('code')}
        {...look.form.register('code')}
      />
      <Button type="submit" variant="primary" block busy={look.isBusy} busyLabel={t('looking')}>
        {t('next')}
      </Button>
    </form>
  );
};
