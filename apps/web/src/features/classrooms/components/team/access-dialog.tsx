import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Team } from '@wonderfield/contract/classrooms/team';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useChangeCoTeacher } from '../../api/team-calls.ts';
import { AccessFormSchema, toAccess, toAccessForm } from '../../rules/access-form.ts';
import { AccessFields } from './access-fields.tsx';
import styles from './team.module.css';

type Member = Team['coTeachers'][number];

const AccessEditor = ({
  classroomId,
  member,
  today,
  onClose,
}: {
  classroomId: string;
  member: Member;
  today: string;
  onClose: () => void;
}) => {
  const t = useTranslations('classrooms.team');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const change = useChangeCoTeacher(classroomId);
  const { form, isBusy, handleSubmit } = useCallForm({
    schema: AccessFormSchema,
    defaultValues: toAccessForm(member, today),
    send: (values) => change.mutateAsync({ educatorId: member.id, ...toAccess(values) }),
    onDone: () => {
      show({ tone: 'success', text: t('changed', { name: displayName(member) }) });
      onClose();
    },
    onError: showErrorToast,
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <DialogBody className={styles.form ?? ''}>
        <FormProvider {...form}>
          <AccessFields today={today} />
        </FormProvider>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </DialogFoot>
    </form>
  );
};

/** Changes the role and the last day of a member. */
export const AccessDialog = ({
  classroomId,
  team,
  member,
  open,
  onClose,
}: {
  classroomId: string;
  team: Team;
  member: Member;
  open: boolean;
  onClose: () => void;
}) => {
  const t = useTranslations('classrooms.team');
  const shared = useTranslations('shared');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('changeTitle', { name: displayName(member) })}
      closeLabel={shared('close')}
    >
      <AccessEditor
        classroomId={classroomId}
        member={member}
        today={team.today}
        onClose={onClose}
      />
    </Dialog>
  );
};
