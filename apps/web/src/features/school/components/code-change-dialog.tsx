import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useResultToast } from '../../../shared/call/use-result-toast.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { type CodeChange, useSetSchoolCode } from '../api/school-calls.ts';

/** Asks before a code is renewed or withdrawn, and explains the effect. */
export const CodeChangeDialog = ({
  kind,
  action,
  onClose,
  heading,
}: {
  kind: CodeChange['kind'];
  action: CodeChange['action'] | undefined;
  onClose: () => void;
  /** Takes the focus when the code and its buttons disappear. */
  heading: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations(kind === 'staff' ? 'school.staffCode' : 'school.studentCode');
  const shared = useTranslations('shared');
  const withToast = useResultToast();
  const change = useSetSchoolCode();
  const shown = useLastValue(action) ?? 'renew';
  const isRenewal = shown === 'renew';
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
      onConfirm={() =>
        withToast(change.mutateAsync({ kind, action: shown }), t(isRenewal ? 'renewed' : 'revoked'))
      }
      finalFocus={isRenewal ? undefined : heading}
    />
  );
};
