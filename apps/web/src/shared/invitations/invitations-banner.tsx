import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Invitation, OwnershipTransfer } from '@wonderfield/contract/classrooms/team';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { KeyRound, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusNext } from '../focus/use-focus-next.ts';
import {
  invitationsQuery,
  useAnswerInvitation,
  useAnswerOwnershipTransfer,
} from './invitation-calls.ts';
import styles from './invitations.module.css';
import { RequestNote } from './request-note.tsx';

type NoteProps<Input> = { asked: Input; userId: string; onAnswer: () => void };
const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
const bold = (words: ReactNode) => <b>{words}</b>;

const InvitationNote = ({ asked: request, userId, onAnswer }: NoteProps<Invitation>) => {
  const t = useTranslations('invitations');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const sendAnswer = useAnswerInvitation(userId);
  const { id: invitationId, invitedBy: who, classroomName: name } = request;
  const handleAnswer = (accept: boolean) => {
    onAnswer();
    const text = accept ? t('accepted', { name }) : t('declined');
    sendAnswer.mutate(
      { invitationId, accept },
      {
        onError: (error) => showErrorToast(error),
        onSuccess: () => show({ tone: 'success', text }),
      },
    );
  };
  return (
    <RequestNote
      icon={<Mail {...ICON} />}
      acceptLabel={t('acceptOf', { name })}
      declineLabel={t('declineOf', { name })}
      pending={sendAnswer.isPending ? sendAnswer.variables.accept : undefined}
      onAnswer={handleAnswer}
    >
      {t.rich('invitation', { who, name, b: bold })}
    </RequestNote>
  );
};

const OwnershipTransferNote = ({
  asked: request,
  userId,
  onAnswer,
}: NoteProps<OwnershipTransfer>) => {
  const t = useTranslations('invitations');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const sendAnswer = useAnswerOwnershipTransfer(userId);
  const { classroomId, offeredBy: who, classroomName: name } = request;
  const handleAnswer = (accept: boolean) => {
    onAnswer();
    const text = accept ? t('takenOver', { name }) : t('turnedDown', { name, who });
    sendAnswer.mutate(
      { classroomId, accept },
      {
        onError: (error) => showErrorToast(error),
        onSuccess: () => show({ tone: 'success', text }),
      },
    );
  };
  return (
    <RequestNote
      icon={<KeyRound {...ICON} />}
      acceptLabel={t('takeOverOf', { name })}
      declineLabel={t('turnDownOf', { name })}
      pending={sendAnswer.isPending ? sendAnswer.variables.accept : undefined}
      onAnswer={handleAnswer}
    >
      {t.rich('handover', { who, name, b: bold })}
    </RequestNote>
  );
};

/**
 * Shows ownership transfers and invitations of this educator. Renders nothing if there are none.
 */
export const InvitationsBanner = ({
  userId,
  onNoneLeft,
}: {
  userId: string;
  /** Called after the last answer, because the clicked button disappears. */
  onNoneLeft: () => void;
}) => {
  const t = useTranslations('invitations');
  const { data } = useQuery(invitationsQuery(userId));
  const { invitations = [], handovers: ownershipTransfers = [] } = data ?? {};
  const ids = [
    ...ownershipTransfers.map((each) => each.classroomId),
    ...invitations.map(({ id }) => id),
  ];
  const { list, expectToGo } = useFocusNext<HTMLElement>(ids, onNoneLeft);
  if (ids.length === 0) return null;
  return (
    <section ref={list} aria-label={t('label')} className={styles.banner}>
      {ownershipTransfers.map((request) => (
        <OwnershipTransferNote
          key={request.classroomId}
          asked={request}
          userId={userId}
          onAnswer={() => expectToGo(request.classroomId)}
        />
      ))}
      {invitations.map((request) => (
        <InvitationNote
          key={request.id}
          asked={request}
          userId={userId}
          onAnswer={() => expectToGo(request.id)}
        />
      ))}
    </section>
  );
};
