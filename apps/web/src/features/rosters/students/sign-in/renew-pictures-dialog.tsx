import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useLastValue } from '../../../../shared/hooks/use-last-value.ts';
import {
  type StudentPictures,
  useRenewPictures,
} from '../../../../shared/student-login/login-calls.ts';
import type { Roster } from '../../api/roster-query.ts';

/** Asks before students get new pictures. The cards with the new ones are shown afterwards. */
export const RenewPicturesDialog = ({
  roster,
  students,
  onClose,
  onRenewed,
}: {
  roster: Roster;
  /** Undefined while the dialog is closed. */
  students: readonly Student[] | undefined;
  onClose: () => void;
  onRenewed: (pictures: StudentPictures) => void;
}) => {
  const t = useTranslations('rosters.students.pictures');
  const shared = useTranslations('shared');
  const showErrorToast = useErrorToast();
  const renew = useRenewPictures(roster.id);
  const shown = useLastValue(students) ?? [];
  const [first] = shown;
  const named = { count: shown.length, name: first ? displayName(first) : '' };
  const handleConfirm = async () => {
    const pictures = await renew.mutateAsync(
      shown.map(({ id }) => id),
      { onError: (error) => showErrorToast(error) },
    );
    onRenewed(pictures);
  };
  return (
    <ConfirmDialog
      open={students !== undefined}
      onClose={onClose}
      title={t('renewTitle', named)}
      text={t('renewText')}
      cancelLabel={shared('cancel')}
      confirmLabel={t('renew')}
      busyLabel={t('dealing')}
      onConfirm={handleConfirm}
    />
  );
};
