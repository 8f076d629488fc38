import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useLastKnown } from '../../../shared/use-last-known.ts';
import { type CodeChange, useSetSchoolCode } from '../api/school-calls.ts';

/** Asks before a code is renewed or withdrawn, and says what happens. */
export const CodeChangeDialog = ({
  kind,
  action,
  onClose,
  heading,
}: {
  kind: CodeChange['kind'];
  action: CodeChange['action'] | undefined;
  onClose: () => void;
  /** Takes the focus when the code is gone, and its buttons with it. */
  heading: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations(kind === 'staff' ? 'school.staffCode' : 'school.studentCode');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const change = useSetSchoolCode();
  const shown = useLastKnown(action) ?? 'renew';
  const isRenewal = shown === 'renew';
  const handleConfirm = async () => {
    await change.mutateAsync({ kind, action: shown }, { onError: (error) => tellError(error) });
    show({ tone: 'success', text: t(isRenewal ? 'renewed' : 'revoked') });
  };
  return (
    <ConfirmDialog
      open={action !== undefined}
      onClose={onClose}
      title={t(isRenewal ? 'renewTitle' : 'revokeTitle')}
      text={t(isRenewal ? 'renewText' : 'revokeText')}
      cancelLabel={shared('cancel')}
      confirmLabel={t(isRenewal ? 'renew' : 'revoke')}
      busyLabel={t(isRenewal ? 'renewing' : 'revoking')}
      tone={isRenewal ? 'primary' : 'danger'}
      onConfirm={handleConfirm}
      finalFocus={isRenewal ? undefined : heading}
    />
  );
};
