import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { TEXTS } from '@wonderfield/contract/texts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallRefused } from '../../../shared/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';
import { addStudentsPath } from '../../../shared/paths.ts';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts';
import { saveClassroom } from '../api/classroom-calls.ts';
import {
  forgetDraft,
  formSchemaFor,
  isSame,
  keepDraft,
  readDraft,
  valuesOf,
} from './classroom-draft.ts';

const isChangedElsewhere = (error: Error) =>
  error instanceof CallRefused && error.code === 'CLS_006';

/** The classroom form: keeps a draft while typing, saves, and goes on to the students (S 4). */
export const useClassroomForm = (classroom: TaughtClassroom | undefined, ownName: string) => {
  const navigate = useNavigate();
  const tellError = useErrorToast();
  const keyFor = useIdempotencyKey();
  const { put } = useClassroomChanges();
  const [start] = useState(() => valuesOf(classroom, ownName));
  const [offer, setOffer] = useState(() => {
    const draft = readDraft(classroom, start);
    return draft && !isSame(draft.values, start) ? draft : undefined;
  });
  // Of the classroom the values are based on: a draft that was brought back may be older.
  const version = useRef(classroom?.version);
  const [conflict, setConflict] = useState<string>();

  const { form, ...rest } = useCallForm({
    schema: formSchemaFor(classroom),
    defaultValues: start,
    send: (values) => {
      const edited = classroom && { id: classroom.id, version: version.current };
      const draft = { ...values, ...edited };
      return saveClassroom(draft, keyFor(draft));
    },
    onDone: ({ classroom: saved }) => {
      forgetDraft();
      put(saved);
      void navigate(addStudentsPath(saved.id));
    },
    onRefused: (error) => {
      if (isChangedElsewhere(error)) setConflict(error.message);
      else if (error instanceof CallRefused) tellError(error);
      else tellError(error, { text: TEXTS.classroomNotSaved });
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          isSame(values, start)
            ? forgetDraft()
            : keepDraft(values, { classroom, version: version.current }),
      }),
    [form, start, classroom],
  );

  return {
    ...rest,
    form,
    /** Somebody else's change in between, in the server's words. */
    conflict,
    /** What was typed before a reload. */
    hasOffer: offer !== undefined,
    handleBringBack: () => {
      if (!offer) return;
      // First: what is brought back is kept again at once, and its basis with it.
      version.current = offer.version ?? classroom?.version;
      form.reset(offer.values, { keepDefaultValues: true });
      setOffer(undefined);
    },
    handleDiscard: () => {
      if (isSame(form.getValues(), start)) forgetDraft();
      setOffer(undefined);
    },
  };
};
