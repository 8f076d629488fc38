import { useQuery } from '@tanstack/react-query';
import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { skillsQuery } from '../api/assignment-calls.ts';
import { type AssignDraft, type AssignStart, draftFrom } from './assign-draft.ts';
import type { useAssigning } from './use-assigning.ts';

/** Loaded on demand with its questions, because most visits assign nothing. */
const AssignRowForm = lazy(() =>
  import('./assign-row-form.tsx').then((module) => ({ default: module.AssignRowForm })),
);

type AssignRowDialogProps = {
  classroomId: string;
  room: ClassAssignments;
  asking: Pick<ReturnType<typeof useAssigning>, 'isOpen' | 'start' | 'turn'>;
  onClose: () => void;
};

const Loading = () => {
  const t = useTranslations('assignments.form');
  return (
    <DialogBody>
      <Skeleton label={t('loading')}>
        <Furrow width="40%" height="28px" />
        <Furrow height="240px" square />
      </Skeleton>
    </DialogBody>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('assignments');
  return (
    <DialogBody>
      <Note tone="error">{t('form.failed')}</Note>
      <Button variant="secondary" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </DialogBody>
  );
};

/** Assigns a row. Keeps the input when it is closed and opened again. */
export const AssignRowDialog = ({
  classroomId,
  room,
  asking: { isOpen, start, turn },
  onClose,
}: AssignRowDialogProps) => {
  const t = useTranslations('assignments.form');
  const [isBusy, setBusy] = useState(false);
  const { data: skills, isError, refetch } = useQuery({ ...skillsQuery(), enabled: isOpen });
  const kept = useRef<{ start: AssignStart | undefined; draft: AssignDraft }>(undefined);
  const rosterIds = room.students.map(({ studentId }) => studentId);
  const draft =
    kept.current?.start === start
      ? kept.current?.draft
      : draftFrom(start, { today: room.today, rosterIds });
  const finish = () => {
    kept.current = undefined;
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="full"
      locked={isBusy}
      closeLabel={t('close')}
      title={t('title')}
    >
      {!skills && (isError ? <Failed onRetry={() => void refetch()} /> : <Loading />)}
      {skills && (
        <Suspense fallback={<Loading />}>
          <AssignRowForm
            key={turn}
            {...{ classroomId, room, skills }}
            draft={draft ?? draftFrom(start, { today: room.today, rosterIds })}
            onBusy={setBusy}
            onDone={finish}
            onCancel={onClose}
            onDraft={(now) => {
              kept.current = { start, draft: now };
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
};
