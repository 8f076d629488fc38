import { useCallForm } from '@wonderfield/client/use-call-form';
import type { Access } from '@wonderfield/contract/classrooms/team';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useInviteCoTeacher } from '../../api/team-calls.ts';
import { InviteFormSchema, toAccess, toAccessForm } from '../../rules/access-form.ts';
import { AccessFields } from './access-fields.tsx';
import styles from './team.module.css';

/** The person that the form starts with. */
export type Invitee = Access & { email: string };

/** Lets the owner invite a co-teacher or a substitute. */
export const InviteForm = ({
  classroomId,
  today,
  invitee,
  takesFocus,
}: {
  classroomId: string;
  /** The current day of the class. */
  today: string;
  invitee: Invitee;
  /** True if a click elsewhere on the page opened the form. */
  takesFocus: boolean;
}) => {
  const t = useTranslations('classrooms.team');
  const { show } = useToasts();
  const invite = useInviteCoTeacher(classroomId);
  const { form, isBusy, errorOf, handleSubmit } = useCallForm({
    schema: InviteFormSchema,
    defaultValues: { email: invitee.email, ...toAccessForm(invitee, today) },
    send: ({ email, ...access }) => invite.mutateAsync({ email, ...toAccess(access) }),
    onDone: (_answer, { email }) => {
      show({ tone: 'success', text: t('inviteSent', { email }) });
      form.reset({ email: '', ...toAccessForm({ role: 'coTeacher' }, today) });
    },
    onError: ({ message }) => form.setError('email', { type: 'server', message }),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  return (
    <Card as="section" aria-labelledby="invite-title">
      <h2 id="invite-title" className={styles.title}>
        {t('inviteTitle')}
      </h2>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          help={t('emailHelp')}
          error={errorOf('email')}
          {...form.register('email')}
        />
        <FormProvider {...form}>
          <AccessFields today={today} />
        </FormProvider>
        <Button
          type="submit"
          variant="primary"
          icon={<Mail size={20} strokeWidth={2.2} aria-hidden />}
          busy={isBusy}
          busyLabel={t('inviting')}
        >
          {t('invite')}
        </Button>
      </form>
    </Card>
  );
};
