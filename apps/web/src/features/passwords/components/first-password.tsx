import { useQuery } from '@tanstack/react-query';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { FirstPasswordSchema } from '@wonderfield/contract/accounts/account-forms';
import { PASSWORD_RULES } from '@wonderfield/contract/password-rules';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Check, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { changePassword, proposePassword } from '../api/password-calls.ts';
import styles from './first-password.module.css';
import { ProposedPassword } from './proposed-password.tsx';

const RULES_ID = 'first-password-rules';
const ICON = { size: 20, strokeWidth: 2.4, 'aria-hidden': true } as const;

/**
 * Replaces an issued password with a proposed one or one that the student types. The old password
 * is required only if the sign-in was too long ago.
 */
export const FirstPassword = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslations('passwords.first');
  const change = useTranslations('passwords.change');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const [isOwnWanted, setOwnWanted] = useState(false);
  const proposal = useQuery({
    queryKey: ['proposed-password'],
    queryFn: proposePassword,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // Without a proposal, the student has to type a password.
  const isOwn = isOwnWanted || (proposal.isError && !proposal.data);
  const saving = useCallForm({
    schema: FirstPasswordSchema,
    defaultValues: { oldPassword: '', password: '' },
    send: changePassword,
    onDone,
    onError: (error) =>
      toasts.show({ tone: 'error', title: TEXTS.updatePasswordTitle, text: error.message }),
  });
  const { register, setValue, setFocus, watch, reset } = saving.form;
  const [currentError, ownError] = [saving.errorOf('oldPassword'), saving.errorOf('password')];
  const [isCurrentAsked, setCurrentAsked] = useState(false);
  if (currentError && !isCurrentAsked) setCurrentAsked(true);
  useEffect(() => {
    if (isCurrentAsked) setFocus('oldPassword');
  }, [isCurrentAsked, setFocus]);
  useEffect(() => {
    if (isOwnWanted) setFocus('password');
  }, [isOwnWanted, setFocus]);

  const shown = isOwn ? watch('password') : (proposal.data ?? '');
  const eye = { showLabel: shared('showPassword'), hideLabel: shared('hidePassword') };
  const handleTake = () => {
    if (!proposal.data) return;
    setValue('password', proposal.data);
    void saving.handleSubmit();
  };
  const handleBack = () => {
    reset();
    setOwnWanted(false);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (isOwn) return saving.handleSubmit(event);
        event.preventDefault();
        return handleTake();
      }}
    >
      {isCurrentAsked && (
        <PasswordField
          label={change('current')}
          autoComplete="current-password"
          error={currentError}
          {...eye}
          {...register('oldPassword')}
        />
      )}
      {isOwn ? (
        <PasswordField
          className={styles.own}
          label={t('own')}
          autoComplete="new-password"
          aria-describedby={RULES_ID}
          isShownAtFirst
          error={ownError}
          {...eye}
          {...register('password')}
        />
      ) : (
        <>
          <ProposedPassword
            password={proposal.data}
            isBusy={proposal.isFetching}
            onAnother={() => void proposal.refetch()}
          />
          {ownError && <Note tone="error">{ownError}</Note>}
        </>
      )}
      <PasswordChecklist
        id={RULES_ID}
        label={shared('passwordNeeds')}
        metLabel={shared('ruleMet')}
        unmetLabel={shared('ruleUnmet')}
        rules={PASSWORD_RULES.map((rule) => ({
          label: shared(`rules.${rule.name}`),
          met: rule.isMet(shown),
        }))}
      />
      <div className={styles.actions}>
        {isOwn ? (
          <Button key="back" variant="secondary" disabled={!proposal.data} onClick={handleBack}>
            {t('back')}
          </Button>
        ) : (
          <Button
            key="own"
            variant="secondary"
            icon={<Pencil {...ICON} />}
            disabled={saving.isBusy}
            onClick={() => setOwnWanted(true)}
          >
            {t('makeOwn')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          icon={<Check {...ICON} />}
          disabled={!isOwn && !proposal.data}
          busy={saving.isBusy}
          busyLabel={t('saving')}
        >
          {t(isOwn ? 'save' : 'take')}
        </Button>
      </div>
      <p className={styles.tip}>
        <Pencil {...ICON} />
        {t('tip')}
      </p>
    </form>
  );
};
