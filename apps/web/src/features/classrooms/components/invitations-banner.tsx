import { useQuery } from '@tanstack/react-query';
import type { Invitation } from '@wonderfield/contract/classrooms/team';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { invitationsQuery, useAnswerInvitation } from '../api/team-calls.ts';
import styles from './invitations-banner.module.css';
import { useFocusNext } from './use-focus-next.ts';

const InvitationNote = ({
  invitation,
  userId,
  onAnswer,
}: {
  invitation: Invitation;
  userId: string;
  onAnswer: () => void;
}) => {
  const t = useTranslations('classrooms.invitations');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const answer = useAnswerInvitation(userId);
  const { invitedBy: who, classroomName: name } = invitation;
  const handleAnswer = (accept: boolean) => {
    onAnswer();
    answer.mutate(
      { invitationId: invitation.id, accept },
      {
        onError: (error) => tellError(error),
        onSuccess: () =>
          show({ tone: 'success', text: accept ? t('accepted', { name }) : t('declined') }),
      },
    );
  };
  const isAccepting = answer.isPending && answer.variables.accept;
  const isDeclining = answer.isPending && !answer.variables.accept;
  return (
    <Note
      tabIndex={-1}
      icon={<Mail size={20} strokeWidth={2.2} aria-hidden />}
      className={styles.note ?? ''}
    >
      <div className={styles.row}>
        <p>{t.rich('text', { who, name, b: (words) => <b>{words}</b> })}</p>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="sm"
            disabled={isAccepting}
            busy={isDeclining}
            aria-label={t('declineOf', { name })}
            onClick={() => handleAnswer(false)}
          >
            {t('decline')}
          </Button>
          <Button
            variant="primary"
            size="sm"
            disabled={isDeclining}
            busy={isAccepting}
            busyLabel={t('accepting')}
            aria-label={isAccepting ? t('accepting') : t('acceptOf', { name })}
            onClick={() => handleAnswer(true)}
          >
            {t('accept')}
          </Button>
        </div>
      </div>
    </Note>
  );
};

/** Classrooms others want to teach with this educator; nothing when there are none. */
export const InvitationsBanner = ({
  userId,
  onNoneLeft,
}: {
  userId: string;
  /** The last one is answered, and the button that was pressed is gone with it. */
  onNoneLeft: () => void;
}) => {
  const t = useTranslations('classrooms.invitations');
  const { data: invitations = [] } = useQuery(invitationsQuery(userId));
  const { list, expectToGo } = useFocusNext<HTMLElement>(
    invitations.map(({ id }) => id),
    onNoneLeft,
  );
  if (invitations.length === 0) return null;
  return (
    <section ref={list} aria-label={t('label')} className={styles.banner}>
      {invitations.map((invitation) => (
        <InvitationNote
          key={invitation.id}
          invitation={invitation}
          userId={userId}
          onAnswer={() => expectToGo(invitation.id)}
        />
      ))}
    </section>
  );
};
