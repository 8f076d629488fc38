import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useArchiveClassroom } from '../api/classroom-calls.ts';
import type { CardAction } from './card-action.ts';

/** The dialog that is open, or was last: it leaves with its words still in it. */
export type OpenedDialog = {
  kind: 'delete' | 'code' | 'team';
  classroom: TaughtClassroom;
  isOpen: boolean;
};

/** What the cards' actions do: archive and restore at once, the others by a dialog. */
export const useCardActions = (
  /** A card has left its place, and with it the button that was pressed. */
  onMoved: () => void,
) => {
  const t = useTranslations('classrooms.card');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const { mutate } = useArchiveClassroom({
    onDone: ({ name }, archived) => {
      show({ tone: 'success', text: t(archived ? 'archived' : 'restored', { name }) });
      onMoved();
    },
    onError: (error) => showErrorToast(error),
  });
  const [opened, setOpened] = useState<OpenedDialog>();

  const handleAction = useCallback(
    (action: CardAction, classroom: TaughtClassroom) => {
      if (action !== 'archive' && action !== 'restore') {
        setOpened({ kind: action, classroom, isOpen: true });
        return;
      }
      mutate({ classroomId: classroom.id, archived: action === 'archive' });
    },
    [mutate],
  );
  const handleClose = useCallback(
    () => setOpened((last) => last && { ...last, isOpen: false }),
    [],
  );
  return { opened, handleAction, handleClose };
};
