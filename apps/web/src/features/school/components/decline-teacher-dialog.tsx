import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { RejectedTeacherFormSchema } from '@wonderfield/contract/educators/educator-forms';
import type { WaitingTeacher } from '@wonderfield/contract/educators/school-admin';
import { REASON_MAX_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { useRejectTeacher } from '../api/school-calls.ts';
import styles from './dialogs.module.css';

type Props = { teacher: WaitingTeacher; onClose: () => void };

const RejectionForm = ({ teacher, onClose }: Props) => {
  const t = useTranslations('school.waiting');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const reject = useRejectTeacher();
  const form = useCallForm({
    schema: RejectedTeacherFormSchema,
    defaultValues: { reason: '' },
    send: ({ reason }) => reject.mutateAsync({ teacherId: teacher.id, reason }),
    onDone: () => {
      show({ tone: 'success', text: t('refused', { name: displayName(teacher) }) });
      onClose();
    },
    onError: (error) => showErrorToast(error),
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <DialogBody className={styles.body}>
        <p>{t('refuseText')}</p>
        <TextareaField
          label={t('reason')}
          maxLength={REASON_MAX_LENGTH}
          error={form.errorOf('reason')}
          {...form.form.register('reason')}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={form.isBusy} busyLabel={t('refusing')}>
          {t('refuse')}
        </Button>
      </DialogFoot>
    </form>
  );
};

/** Declines a teacher with a required reason, which the teacher sees. */
export const DeclineTeacherDialog = ({
  teacher,
  onClose,
  finalFocus,
}: {
  teacher: WaitingTeacher | undefined;
  onClose: () => void;
  /** Returns the element that takes the focus. `true` means the clicked button. */
  finalFocus: (teacher: WaitingTeacher) => HTMLElement | boolean | null;
}) => {
  const t = useTranslations('school.waiting');
  const shown = useLastValue(teacher);
  return (
    <Dialog
      open={teacher !== undefined}
      onClose={onClose}
      title={t('refuseTitle', { name: shown ? displayName(shown) : '' })}
      finalFocus={() => !shown || finalFocus(shown)}
    >
      {shown && <RejectionForm key={shown.id} teacher={shown} onClose={onClose} />}
    </Dialog>
  );
};
