import { useCallForm } from '@wonderfield/client/use-call-form';
import { inviteCoTeacher } from '@wonderfield/contract/classrooms/team-calls';
import { Button } from '@wonderfield/ui/button/button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { useInviteCoTeacher } from '../../api/team-calls.ts';
import styles from './team.module.css';

const InviteSchema = inviteCoTeacher.input.pick({ email: true });

/** Lets the owner invite a co-teacher. */
export const InviteForm = ({ classroomId }: { classroomId: string }) => {
  const t = useTranslations('classrooms.team');
  const { show } = useToasts();
  const invite = useInviteCoTeacher(classroomId);
  const { form, isBusy, errorOf, handleSubmit } = useCallForm({
    schema: InviteSchema,
    defaultValues: { email: '' },
    send: ({ email }) => invite.mutateAsync(email),
    onDone: (_answer, { email }) => {
      show({ tone: 'success', text: t('inviteSent', { email }) });
      form.reset();
    },
    onError: ({ message }) => form.setError('email', { type: 'server', message }),
  });
  return (
    <form className={styles.invite} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        help={t('emailHelp')}
        error={errorOf('email')}
        {...form.register('email')}
      />
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('inviting')}>
        {t('invite')}
      </Button>
    </form>
  );
};
