import { lookUpJoinCode } from '@wonderfield/contract/classrooms/classroom-calls';
import { SCHOOL_CODE_MAX_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type AnswerOf, ApiError } from '../../../shared/call-client.ts';
import form from '../../../shared/pages/form.module.css';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { lookUpCode } from '../api/student-calls.ts';

/** A code that opens something, and what. */
export type FoundPlace = AnswerOf<'lookUpJoinCode'> & { code: string };

/** The first thing asked, alone: whoever has the wrong code fills in nothing else. */
export const JoinCode = ({
  code,
  isGiven,
  problem,
  onFound,
}: {
  /** What the field starts with. */
  code: string;
  /** From the QR code on the board: looked up without a press. */
  isGiven: boolean;
  /** What the server said about it since. */
  problem: string | undefined;
  onFound: (place: FoundPlace) => void;
}) => {
  const t = useTranslations('students.join');
  const showErrorToast = useErrorToast();
  const look = useCallForm({
    schema: lookUpJoinCode.input,
    defaultValues: { code },
    send: lookUpCode,
    onDone: (place, typed) => onFound({ ...place, ...typed }),
    onRefused: (error) => {
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
