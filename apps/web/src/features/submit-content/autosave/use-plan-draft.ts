import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { OpenedPlan } from '../../../shared/plans/autosave/opened-plan.ts';
import {
  isAnswerField,
  type PlanValues,
  valuesOf,
} from '../../../shared/plans/autosave/plan-values.ts';
import { usePlanSaver } from '../../../shared/plans/autosave/use-plan-saver.ts';

const EMPTY = valuesOf({});

/** Connects the wizard's form with the saver. */
export const usePlanDraft = (opened: OpenedPlan) => {
  const form = useForm<PlanValues>({ defaultValues: opened.values });
  const { saver, state } = usePlanSaver(opened.start, {
    values: () => form.getValues(),
    take: (changes) => {
      for (const [field, value] of Object.entries(changes)) {
        if (isAnswerField(field)) form.setValue(field, value ?? EMPTY[field]);
      }
    },
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: saver.changed }),
    [form, saver],
  );
  return { form, saver, state, isDirty: saver.hasUnsaved() };
};

export type PlanDraft = ReturnType<typeof usePlanDraft>;
