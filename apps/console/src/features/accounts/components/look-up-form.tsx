import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import * as fields from '@wonderfield/contract/fields';
import { EMAIL_MAX_LENGTH } from '@wonderfield/contract/limits';
import { OPERATOR_CALLS } from '@wonderfield/contract/operators/operator-calls';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Search, ShieldCheck } from 'lucide-react';
import { useStrings } from '../../../shared/use-strings.ts';
import { useAccountSteps, useLastLookUp } from '../api/account-calls.ts';
import styles from './accounts.module.css';

/** Form for an account look-up. A reason is always required. */
export const LookUpForm = () => {
  const t = useStrings('accounts');
  const showError = useErrorToast();
  const last = useLastLookUp();
  const { lookUp } = useAccountSteps();
  const { form, isBusy, handleSubmit, errorOf } = useCallForm({
    schema: OPERATOR_CALLS.findAccounts.input.extend({
      search: fields.requiredText(t('searchMissing'), EMAIL_MAX_LENGTH),
    }),
    defaultValues: { search: last?.search ?? '', reason: last?.reason ?? '' },
    send: lookUp,
    onDone: () => form.setFocus('search', { shouldSelect: true }),
    onError: showError,
  });
  return (
    <Card className={styles.lookUp}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('search')}
          error={errorOf('search')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.register('search')}
        />
        <TextField
          label={t('reason')}
          error={errorOf('reason')}
          autoComplete="off"
          {...form.register('reason')}
        />
        <Button
          type="submit"
          className={styles.send}
          icon={<Search size={18} strokeWidth={2.4} aria-hidden />}
          busy={isBusy}
          busyLabel={t('lookingUp')}
        >
          {t('lookUp')}
        </Button>
      </form>
      <p className={styles.logged}>
        <ShieldCheck size={18} strokeWidth={2.2} aria-hidden />
        <span>{t('logged')}</span>
      </p>
    </Card>
  );
};
