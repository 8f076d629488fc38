import { useMutation, useQuery } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Child } from '@wonderfield/contract/children/child';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { FormActions } from '../../../../shared/forms/form-actions.tsx';
import page from '../../../../shared/pages/work-page.module.css';
import { readChildPassword, updateChild, useProposePassword } from '../../api/child-calls.ts';
import styles from './child-forms.module.css';

/** Shows the password. Update is enabled only after Generate Password was used. */
export const EditPasswordForm = ({ child, onClose }: { child: Child; onClose: () => void }) => {
  const t = useTranslations('children.editDialog');
  const { show } = useToasts();
  const showError = useErrorToast();
  const current = useQuery({
    queryKey: ['child-password', child.id],
    queryFn: () => readChildPassword(child.id),
    // Each view is recorded, so avoid repeated requests. The password is not cached after it is
    // hidden.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const proposePassword = useProposePassword();
  const generate = useMutation({
    mutationFn: () => proposePassword(),
    onError: (error) => showError(error, { text: TEXTS.passwordNotRead }),
  });
  const update = useMutation({
    mutationFn: (password: string) =>
      updateChild({ childId: child.id, password, confirmPassword: password }),
    onSuccess: () => {
      show({ tone: 'success', title: t('updatedTitle'), text: TEXTS.studentPasswordUpdated });
      onClose();
    },
    onError: (error) =>
      showError(error, { title: t('updatedTitle'), text: TEXTS.passwordNotReset }),
  });
  const proposed = generate.data;
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (proposed) update.mutate(proposed);
      }}
    >
      <TextField
        label={proposed ? t('proposed') : t('current')}
        code
        readOnly
        value={proposed ?? current.data ?? (current.isPending ? TEXTS.loading : '')}
        help={proposed ? `${t('proposedHelp')} ${t('signedOut')}` : undefined}
        error={current.isError && !proposed ? TEXTS.passwordNotRead : undefined}
      />
      <Button
        className={styles.action}
        variant="secondary"
        busy={generate.isPending}
        onClick={() => generate.mutate()}
      >
        {t('generate')}
      </Button>
      <FormActions
        className={page.actions}
        cancel={onClose}
        submitLabel={t('update')}
        busyLabel={t('updating')}
        isBusy={update.isPending}
        isUnchanged={!proposed}
      />
    </form>
  );
};
