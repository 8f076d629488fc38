import { useQuery } from '@tanstack/react-query';
import type { Handover, Invitation } from '@wonderfield/contract/classrooms/team';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { KeyRound, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../use-error-toast.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { invitationsQuery, useAnswerHandover, useAnswerInvitation } from './invitation-calls.ts';
import styles from './invitations.module.css';
import { AskedNote } from './request-note.tsx';

type NoteProps<Asked> = { asked: Asked; userId: string; onAnswer: () => void };
const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
const bold = (words: ReactNode) => <b>{words}</b>;

const InvitationNote = ({ asked, userId, onAnswer }: NoteProps<Invitation>) => {
  const t = useTranslations('invitations');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const answer = useAnswerInvitation(userId);
  const { id: invitationId, invitedBy: who, classroomName: name } = asked;
  const handleAnswer = (accept: boolean) => {
    onAnswer();
    const text = accept ? t('accepted', { name }) : t('declined');
    answer.mutate(
      { invitationId, accept },
      { onError: (error) => tellError(error), onSuccess: () => show({ tone: 'success', text }) },
    );
  };
  return (
    <AskedNote
      icon={<Mail {...ICON} />}
      acceptLabel={t('acceptOf', { name })}
      declineLabel={t('declineOf', { name })}
      pending={answer.isPending ? answer.variables.accept : undefined}
      onAnswer={handleAnswer}
    >
      {t.rich('invitation', { who, name, b: bold })}
    </AskedNote>
  );
};

const HandoverNote = ({ asked, userId, onAnswer }: NoteProps<Handover>) => {
  const t = useTranslations('invitations');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const answer = useAnswerHandover(userId);
  const { classroomId, offeredBy: who, classroomName: name } = asked;
  const handleAnswer = (accept: boolean) => {
    onAnswer();
    const text = accept ? t('takenOver', { name }) : t('turnedDown', { name, who });
    answer.mutate(
      { classroomId, accept },
      { onError: (error) => tellError(error), onSuccess: () => show({ tone: 'success', text }) },
    );
  };
  return (
    <AskedNote
      icon={<KeyRound {...ICON} />}
      acceptLabel={t('takeOverOf', { name })}
      declineLabel={t('turnDownOf', { name })}
      pending={answer.isPending ? answer.variables.accept : undefined}
      onAnswer={handleAnswer}
    >
      {t.rich('handover', { who, name, b: bold })}
    </AskedNote>
  );
};

/** Classrooms others want to hand over to this educator or teach with them; nothing without. */
export const InvitationsBanner = ({
  userId,
  onNoneLeft,
}: {
  userId: string;
  /** The last one is answered, and the button that was pressed is gone with it. */
  onNoneLeft: () => void;
}) => {
  const t = useTranslations('invitations');
  const { data } = useQuery(invitationsQuery(userId));
  const { invitations = [], handovers = [] } = data ?? {};
  const ids = [...handovers.map((each) => each.classroomId), ...invitations.map(({ id }) => id)];
  const { list, expectToGo } = useFocusNext<HTMLElement>(ids, onNoneLeft);
  if (ids.length === 0) return null;
  return (
    <section ref={list} aria-label={t('label')} className={styles.banner}>
      {handovers.map((asked) => (
        <HandoverNote
          key={asked.classroomId}
          asked={asked}
          userId={userId}
          onAnswer={() => expectToGo(asked.classroomId)}
        />
      ))}
      {invitations.map((asked) => (
        <InvitationNote
          key={asked.id}
          asked={asked}
          userId={userId}
          onAnswer={() => expectToGo(asked.id)}
        />
      ))}
    </section>
  );
};
