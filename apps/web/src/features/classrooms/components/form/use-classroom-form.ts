import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useIdempotencyKey } from '../../../../shared/call/use-idempotency-key.ts';
import { useClassroomChanges } from '../../../../shared/classrooms/classrooms-query.ts';
import { addStudentsPath } from '../../../../shared/routing/paths.ts';
import { saveClassroom } from '../../api/classroom-calls.ts';
import {
  type ClassroomStart,
  type ClassroomValues,
  differing,
  forgetDraft,
  formSchemaFor,
  isSame,
  keepDraft,
  readDraft,
  valuesOf,
} from './classroom-draft.ts';

const isChangedElsewhere = (error: Error) => error instanceof ApiError && error.code === 'CLS_006';

type ClassroomForm = UseFormReturn<ClassroomValues>;
type Versions = {
  /** Version that the values are based on. A restored draft may have an older one. */
  version: RefObject<number | undefined>;
  /** Values of that version. */
  basis: RefObject<ClassroomValues>;
};

/** Keeps a draft of unsaved input. Returns true while there is some. */
const useKeptDraft = (
  form: ClassroomForm,
  classroom: TaughtClassroom | undefined,
  { version, basis }: Versions,
) => {
  const [hasChanges, setChanged] = useState(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const isUnchanged = isSame(values, basis.current);
          setChanged(!isUnchanged);
          if (isUnchanged) forgetDraft();
          else keepDraft(values, { classroom, version: version.current });
        },
      }),
    [form, classroom, version, basis],
  );
  return hasChanges;
};

/** Offers a draft from before a reload. */
const useDraftOffer = (
  form: ClassroomForm,
  classroom: TaughtClassroom | undefined,
  { start, version, basis }: Versions & { start: ClassroomValues },
) => {
  const [offer, setOffer] = useState(() => {
    const draft = readDraft(classroom, start);
    return draft && !isSame(draft.values, start) ? draft : undefined;
  });
  return {
    /** True if a draft from before a reload exists. */
    hasOffer: offer !== undefined,
    handleBringBack: () => {
      if (!offer) return;
      // Set the version first, because resetting the form saves the draft with its version.
      version.current = offer.version ?? classroom?.version;
      form.reset(offer.values, { keepDefaultValues: true });
      setOffer(undefined);
    },
    handleDiscard: () => {
      if (isSame(form.getValues(), basis.current)) forgetDraft();
      setOffer(undefined);
    },
  };
};

/** Handles the classroom form: keeps a draft, saves, and opens the page for adding students. */
export const useClassroomForm = (
  classroom: TaughtClassroom | undefined,
  initial: ClassroomStart,
) => {
  const navigate = useNavigate();
  const showErrorToast = useErrorToast();
  const keyFor = useIdempotencyKey();
  const { put } = useClassroomChanges();
  const [start] = useState(() => valuesOf(classroom, initial));
  const version = useRef(classroom?.version);
  const basis = useRef(start);
  const [isLeaving, setLeaving] = useState(false);
  const [conflict, setConflict] = useState<string>();
  // Input that differs from the newest version, shown next to it.
  const [typed, setTyped] = useState<Partial<ClassroomValues>>({});
  const [newestLoads, setNewestLoads] = useState(0);

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
      // Before navigating, so the unsaved-changes guard does not ask.
      flushSync(() => setLeaving(true));
      put(saved);
      void navigate(addStudentsPath(saved.id));
    },
    onError: (error) => {
      if (isChangedElsewhere(error)) setConflict(error.message);
      else if (error instanceof ApiError) showErrorToast(error);
      else showErrorToast(error, { text: TEXTS.classroomNotSaved });
    },
  });

  const hasChanges = useKeptDraft(form, classroom, { version, basis });
  const draftOffer = useDraftOffer(form, classroom, { start, version, basis });

  // The clicked button disappeared with its note, so move the focus.
  useEffect(() => {
    if (newestLoads > 0) form.setFocus('name');
  }, [form, newestLoads]);

  return {
    ...rest,
    form,
    /** Server message about a concurrent change. */
    conflict,
    /** Input that differs from the newest version. */
    typed,
    /** True if leaving would lose changes. */
    isDirty: hasChanges && !isLeaving,
    /** Loads the newest version into the form and keeps differing input beside its fields. */
    handleNewest: (newest: TaughtClassroom) => {
      const mine = form.getValues();
      const values = valuesOf(newest, initial);
      const mineOnly = differing(mine, values).filter(
        (field) => String(mine[field]) !== String(basis.current[field]),
      );
      version.current = newest.version;
      basis.current = values;
      form.reset(values);
      forgetDraft();
      setConflict(undefined);
      setNewestLoads(newestLoads + 1);
      setTyped(Object.fromEntries(mineOnly.map((field) => [field, mine[field]])));
    },
    handleTakeTyped: (field: keyof ClassroomValues) => {
      form.setValue(field, typed[field] ?? '', { shouldDirty: true, shouldValidate: true });
      const { [field]: _taken, ...others } = typed;
      setTyped(others);
      form.setFocus(field);
    },
    ...draftOffer,
  };
};
