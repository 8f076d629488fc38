import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import type { Team } from '@wonderfield/contract/classrooms/team-calls';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useHandOver, useLeaveTeam, useRemoveFromTeam } from '../api/team-calls.ts';

export type Educator = Team['owner'];
export type TeamQuestion = {
  kind: 'handOver' | 'remove' | 'leave';
  /** Whom it is about; for `leave` oneself. */
  educator: Educator;
  isOpen: boolean;
};

export const nameOf = ({ firstName, lastName }: Educator) => `${firstName} ${lastName}`;

/** Asks before somebody gets, loses or gives up a classroom. */
export const TeamConfirm = ({
  classroom: { classRoomId, classRoomName },
  question: { kind, educator, isOpen },
  onClose,
  onLeft,
}: {
  classroom: Classroom;
  question: TeamQuestion;
  onClose: () => void;
  onLeft: () => void;
}) => {
  const t = useTranslations('classrooms.team');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const remove = useRemoveFromTeam(classRoomId);
  const handOver = useHandOver(classRoomId);
  const leave = useLeaveTeam(classRoomId);
  const { userId: educatorId } = educator;
  const name = kind === 'leave' ? classRoomName : nameOf(educator);
  const asks = {
    handOver: {
      send: () => handOver.mutateAsync(educatorId),
      words: ['makeOwner', 'handingOver', 'handedOver'],
    },
    remove: {
      send: () => remove.mutateAsync({ educatorId }),
      words: ['remove', 'removing', 'removed'],
    },
    leave: { send: () => leave.mutateAsync(educatorId), words: ['leave', 'leaving', 'left'] },
  } as const;
  const [confirm, busy, done] = asks[kind].words;

  const handleConfirm = async () => {
    try {
      await asks[kind].send();
    } catch (error) {
      tellError(error as Error);
      throw error;
    }
    show({ tone: 'success', text: t(done, { name }) });
    if (kind === 'leave') onLeft();
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
    />
  );
};
