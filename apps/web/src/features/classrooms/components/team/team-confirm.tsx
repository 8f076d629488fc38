import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useLeaveTeam, useRemoveFromTeam, useTransferOwnership } from '../../api/team-calls.ts';

export type TeamQuestion = {
  kind: 'handOver' | 'remove' | 'leave';
  /** The educator who becomes owner or is removed. For `leave`, the current user. */
  educatorId: string;
  /** Name for the text: the educator's, or for `leave` the classroom's. */
  name: string;
  isOpen: boolean;
};

/** Asks before ownership is transferred or a teacher is removed or leaves. */
export const TeamConfirm = ({
  classroom: { id },
  question: { kind, educatorId, name, isOpen },
  onClose,
  finalFocus,
}: {
  classroom: TaughtClassroom;
  question: TeamQuestion;
  onClose: () => void;
  /** Takes the focus when the button that opened the dialog is gone. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('classrooms.team');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const remove = useRemoveFromTeam(id);
  const transferOwnership = useTransferOwnership(id);
  const leave = useLeaveTeam(id);
  const asks = {
    handOver: {
      send: () => transferOwnership.mutateAsync(educatorId),
      words: ['ask', 'handingOver', 'handedOver'],
    },
    remove: {
      send: () => remove.mutateAsync(educatorId),
      words: ['remove', 'removing', 'removed'],
    },
    leave: { send: () => leave.mutateAsync(educatorId), words: ['leave', 'leaving', 'left'] },
  } as const;
  const [confirm, busy, done] = asks[kind].words;

  const handleConfirm = async () => {
    try {
      await asks[kind].send();
    } catch (error) {
      showErrorToast(error as Error);
      throw error;
    }
    show({ tone: 'success', text: t(done, { name }) });
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      tone={kind === 'handOver' ? 'primary' : 'danger'}
      title={t(`${kind}Title`, { name })}
      text={t(`${kind}Text`, { name })}
      cancelLabel={shared('cancel')}
      confirmLabel={t(confirm)}
      busyLabel={t(busy)}
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};
