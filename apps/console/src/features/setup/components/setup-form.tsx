import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { OperatorSetupSchema } from '@wonderfield/contract/operators/operator-calls';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useState } from 'react';
import form from '../../../shared/auth-layout.module.css';
import { useErrorText } from '../../../shared/call/error-text.ts';
import { CodeField } from '../../../shared/code-field.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { finishSetup } from '../api/setup-calls.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './setup.module.css';

/** Form for the password, its confirmation and the first authenticator code. */
export const SetupForm = ({
  setupToken,
  onDone,
  onExpired,
}: {
  setupToken: string;
  onDone: () => void;
  onExpired: () => void;
}) => {
  const t = useStrings('setup');
  const errorText = useErrorText();
  const [errorMessage, setErrorMessage] = useState<string>();
  const setupForm = useCallForm({
    schema: OperatorSetupSchema,
    defaultValues: { password: '', confirmPassword: '', totpCode: '' },
    send: (values) => {
      setErrorMessage(undefined);
      return finishSetup({ ...values, setupToken });
    },
    onDone,
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'OPS_001') return onExpired();
      if (code !== 'OTP_001') return setErrorMessage(errorText(error));
      setupForm.form.setError('totpCode', { message: error.message }, { shouldFocus: true });
    },
  });
  const { register, control } = setupForm.form;
  return (
    <form
      className={`${styles.part} ${form.form}`}
      onSubmit={setupForm.handleSubmit}
      noValidate
      aria-labelledby="password-title"
    >
      <h2 id="password-title">{t('passwordTitle')}</h2>
      {errorMessage && <Note tone="error">{errorMessage}</Note>}
      <NewPasswordFields register={register} control={control} errorOf={setupForm.errorOf} />
      <CodeField
        help={t('codeHelp')}
        error={setupForm.errorOf('totpCode')}
        {...register('totpCode')}
      />
      <Button type="submit" block busy={setupForm.isBusy} busyLabel={t('finishing')}>
        {t('finish')}
      </Button>
    </form>
  );
};
