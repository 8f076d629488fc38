import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { WaitingSchool } from '@wonderfield/contract/operators/operator-views';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { useLastValue } from '../../../shared/dialogs/use-last-value.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { approveSchool, type Decide } from '../api/decide.ts';

/** A public mail provider never confirms staff, and a domain belongs to one school only. */
const canConfirmDomain = ({ administrator }: WaitingSchool) =>
  !administrator.isPublicMail && !administrator.schoolMatch;

/** Asks for confirmation, because this approval creates and mails a code. */
export const ApproveSchoolDialog = ({
  school,
  decide,
  onClose,
}: {
  school: WaitingSchool | undefined;
  decide: Decide;
  onClose: () => void;
}) => {
  const t = useStrings('waiting');
  const shared = useStrings('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const shown = useLastValue(school);
  const [confirmsDomain, setConfirmsDomain] = useState(false);
  const handleClose = () => {
    setConfirmsDomain(false);
    onClose();
  };

  const approval = useMutation({
    mutationFn: ({ schoolId }: WaitingSchool) =>
      decide(schoolId, () => approveSchool(schoolId, confirmsDomain)),
    onSuccess: (_, { schoolName }) =>
      show({ tone: 'success', text: t('approved', { name: schoolName }) }),
    onError: (error) => {
      showError(error);
      // Closes on every error: a colleague decided first, or the operator can try again.
      handleClose();
    },
  });

  if (!shown) return null;
  return (
    <ConfirmDialog
      open={school !== undefined}
      onClose={handleClose}
      title={t('approveSchool.title', { name: shown.schoolName })}
      text={t('approveSchool.text', {
        classrooms: t('classrooms', { count: shown.classroomSeats }),
        students: t('students', { count: shown.studentSeats }),
        email: shown.administrator.email,
      })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('approveSchool.confirm')}
      busyLabel={t('approving')}
      onConfirm={() => approval.mutateAsync(shown)}
    >
      {canConfirmDomain(shown) && (
        <CheckboxField
          label={t('approveSchool.confirmsDomain', { domain: shown.administrator.emailDomain })}
          checked={confirmsDomain}
          onChange={(event) => setConfirmsDomain(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  );
};
