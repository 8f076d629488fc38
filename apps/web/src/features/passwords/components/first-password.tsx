import { PASSWORD_RULES } from '@wonderfield/contract/password-rules';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { Check, Pencil } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './first-password.module.css';
import { ProposedPassword } from './proposed-password.tsx';
import { type FirstPasswordState, useFirstPassword } from './use-first-password.ts';

const RULES_ID = 'first-password-rules';
const ICON = { size: 20, strokeWidth: 2.4, 'aria-hidden': true } as const;

const PasswordRules = ({ password }: { password: string }) => {
  const shared = useTranslations('shared');
  return (
    <PasswordChecklist
      id={RULES_ID}
      label={shared('passwordNeeds')}
      metLabel={shared('ruleMet')}
      unmetLabel={shared('ruleUnmet')}
      rules={PASSWORD_RULES.map((rule) => ({
        label: shared(`rules.${rule.name}`),
        met: rule.isMet(password),
      }))}
    />
  );
};

/** Changes between the proposed and the typed password, and saves one of them. */
const PasswordActions = ({
  first: { proposal, saving, isOwn, typeOwn, goBack },
}: {
  first: FirstPasswordState;
}) => {
  const t = useTranslations('passwords.first');
  return (
    <div className={styles.actions}>
      {isOwn ? (
        <Button key="back" variant="secondary" disabled={!proposal.data} onClick={goBack}>
          {t('back')}
        </Button>
      ) : (
        <Button
          key="own"
          variant="secondary"
          icon={<Pencil {...ICON} />}
          disabled={saving.isBusy}
          onClick={typeOwn}
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
  );
};

/**
 * Replaces an issued password with a proposed one or one that the student types. The old password
 * is required only if the sign-in was too long ago.
 */
export const FirstPassword = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslations('passwords.first');
  const change = useTranslations('passwords.change');
  const shared = useTranslations('shared');
  const first = useFirstPassword(onDone);
  const { proposal, saving, isOwn, isCurrentAsked, currentError, ownError } = first;
  const { register, watch } = saving.form;
  const shown = isOwn ? watch('password') : (proposal.data ?? '');
  const eye = { showLabel: shared('showPassword'), hideLabel: shared('hidePassword') };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (isOwn) return saving.handleSubmit(event);
        event.preventDefault();
        return first.take();
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
      <PasswordRules password={shown} />
      <PasswordActions first={first} />
      <p className={styles.tip}>
        <Pencil {...ICON} />
        {t('tip')}
      </p>
    </form>
  );
};
