import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { TransferredClassroomFormSchema } from '@wonderfield/contract/educators/educator-forms';
import type { School, SchoolClassroom } from '@wonderfield/contract/educators/school-admin';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { useGiveClassroom } from '../api/school-calls.ts';
import styles from './dialogs.module.css';

type Props = { school: School; classroom: SchoolClassroom; onClose: () => void };

const GiveForm = ({ school, classroom, onClose }: Props) => {
  const t = useTranslations('school.classrooms');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const give = useGiveClassroom();
  const heirs = school.teachers.filter(({ id }) => id !== classroom.ownerId);
  const form = useCallForm({
    schema: TransferredClassroomFormSchema,
    defaultValues: { teacherId: '' },
    send: async ({ teacherId }) => {
      await give.mutateAsync({ classroomId: classroom.id, teacherId });
      return heirs.find(({ id }) => id === teacherId);
    },
    onDone: (newOwner) => {
      const teacher = newOwner ? displayName(newOwner) : '';
      show({ tone: 'success', text: t('given', { name: classroom.name, teacher }) });
      onClose();
    },
    onError: (error) => showErrorToast(error),
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <DialogBody className={styles.body}>
        <p>{t(heirs.length > 0 ? 'giveText' : 'noTeachers')}</p>
        {heirs.length > 0 && (
          <SelectField
            label={t('giveTo')}
            placeholder={t('chooseTeacher')}
            options={heirs.map((teacher) => ({ value: teacher.id, label: displayName(teacher) }))}
            error={form.errorOf('teacherId')}
            {...form.form.register('teacherId')}
          />
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
          {shared('cancel')}
        </Button>
        {heirs.length > 0 && (
          <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={t('giving')}>
            {t('give')}
          </Button>
        )}
      </DialogFoot>
    </form>
  );
};

/** Assigns a classroom of the school to one of its teachers. */
export const GiveClassroomDialog = ({
  school,
  classroom,
  onClose,
  heading,
}: Omit<Props, 'classroom'> & {
  classroom: SchoolClassroom | undefined;
  /** Takes the focus when the row is removed. */
  heading: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('school.classrooms');
  const shown = useLastValue(classroom);
  return (
    <Dialog
      open={classroom !== undefined}
      onClose={onClose}
      title={t('giveTitle', { name: shown?.name ?? '' })}
      finalFocus={() => school.classrooms.some(({ id }) => id === shown?.id) || heading.current}
    >
      {shown && <GiveForm key={shown.id} school={school} classroom={shown} onClose={onClose} />}
    </Dialog>
  );
};
