import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Child } from '@wonderfield/contract/children/child';
import { UNLINK_DELAY_MS, UNLINKED_KEPT_DAYS } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { forgetChild, unlinkChild, unlinkedChildrenQuery } from '../api/child-calls.ts';
import styles from './unlink-dialog.module.css';

/** Explains whether the child can still sign in and how long relinking is possible. */
const WhatHappens = ({ name }: { name: string }) => {
  const t = useTranslations('children.unlinkDialog');
  const days = UNLINKED_KEPT_DAYS;
  return (
    <>
      <p>{TEXTS.unlinkText}</p>
      <ul className={styles.facts}>
        <li>{t('open', { name })}</li>
        <li>{t('closed', { name, days })}</li>
        <li>{t('again', { name, days })}</li>
      </ul>
    </>
  );
};

/** Asks before a child is unlinked. The row disappears about half a second later. */
export const UnlinkDialog = ({
  child,
  onClose,
}: {
  child: Child | undefined;
  onClose: () => void;
}) => {
  const t = useTranslations('children.unlinkDialog');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const queries = useQueryClient();
  const unlink = useMutation({
    mutationFn: async (childId: string) => {
      const [unlinkedId] = await Promise.all([
        unlinkChild(childId),
        new Promise((resolve) => setTimeout(resolve, UNLINK_DELAY_MS)),
      ]);
      forgetChild(unlinkedId);
    },
    onSuccess: () => {
      show({ tone: 'success', text: TEXTS.childUnlinked });
      return queries.invalidateQueries({ queryKey: unlinkedChildrenQuery().queryKey });
    },
    onError: (error) => showError(error),
  });
  return (
    <ConfirmDialog
      open={child !== undefined}
      onClose={onClose}
      tone="danger"
      title={TEXTS.unlinkTitle}
      text={<WhatHappens name={child?.firstName ?? ''} />}
      cancelLabel={shared('cancel')}
      confirmLabel={t('unlink')}
      busyLabel={t('unlinking')}
      onConfirm={() => child && unlink.mutateAsync(child.id)}
    />
  );
};
