import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useArchiveClassroom } from '../api/classroom-calls.ts';
import type { CardAction } from './card-action.ts';

/** The open or last dialog. It keeps its content during the closing animation. */
export type OpenedDialog = {
  kind: 'delete' | 'code';
  classroom: TaughtClassroom;
  isOpen: boolean;
};

/** Handles card actions. Archive and restore run at once, the others open a dialog. */
export const useCardActions = (
  /** Called when a card has moved, because the clicked button moved with it. */
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
