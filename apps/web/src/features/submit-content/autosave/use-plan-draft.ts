import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { DraftSaver } from '../../../shared/plans/autosave/draft-saver.ts';
import {
  isAnswerField,
  type PlanValues,
  valuesOf,
} from '../../../shared/plans/autosave/plan-values.ts';
import { useSaveMoments } from '../../../shared/plans/autosave/use-save-moments.ts';
import { readSession } from '../../../shared/session-store.ts';
import { useReadNewest, useSavePlan } from '../api/plan-calls.ts';
import { forgetTyping, keepTyping } from './kept-typing.ts';
import type { OpenedDraft } from './opened-draft.ts';

const EMPTY = valuesOf({});

/** The page goes: what is not saved yet is tried once more, and kept in this tab until it is. */
const leave = async (saver: DraftSaver, userId: string) => {
  saver.pause();
  if (saver.getState().phase === 'stopped' || !saver.hasUnsaved()) return;
  const left = saver.leftover();
  keepTyping(userId, left);
  if (readSession()?.userId === userId && (await saver.flush())) forgetTyping(userId, left.id);
};

/** The fields of a plan, and the saver that writes them down. */
export const usePlanDraft = (opened: OpenedDraft) => {
  const form = useForm<PlanValues>({ defaultValues: opened.values });
  const { mutateAsync: save } = useSavePlan();
  const readNewest = useReadNewest();
  const [saver] = useState(
    () =>
      new DraftSaver(opened.start, {
        send: (request, idempotencyKey) => save({ ...request, idempotencyKey }),
        readNewest,
        values: () => form.getValues(),
        take: (changes) => {
          for (const [field, value] of Object.entries(changes)) {
            if (isAnswerField(field)) form.setValue(field, value ?? EMPTY[field]);
          }
        },
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  useSaveMoments(saver);

  useEffect(() => {
    const userId = readSession()?.userId ?? '';
    forgetTyping(userId, saver.getState().id);
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: saver.changed,
    });
    return () => {
      stopListening();
      void leave(saver, userId);
    };
  }, [form, saver]);

  return { form, saver, state, isDirty: saver.hasUnsaved() };
};

export type PlanDraft = ReturnType<typeof usePlanDraft>;
