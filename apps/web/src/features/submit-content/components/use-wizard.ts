import type { AnswerField } from '@wonderfield/contract/plans/plan';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  errorAt,
  errorsIn,
  isAnswerField,
  stepWith,
} from '../../../shared/plans/autosave/plan-values.ts';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';

type FieldErrors = readonly [AnswerField, string][];

/**
 * Controls the three steps. Going forward requires complete steps, going back is always possible.
 */
export const useWizard = ({ form, saver }: PlanDraft, firstStep: number) => {
  const [step, setStep] = useState(firstStep);
  const [isContinuing, setContinuing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const open = (next: number, field?: AnswerField) => {
    flushSync(() => setStep(next));
    if (field) form.setFocus(field);
    else heading.current?.focus();
  };

  /** Shows errors under their fields and focuses the first one on any step. */
  const showErrors = (errors: FieldErrors) => {
    for (const [field, message] of errors) form.setError(field, { message });
    const first = errors[0]?.[0];
    if (first) open(stepWith(first), first);
  };

  // Clears an error when its field becomes valid.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!name || !isAnswerField(name) || !form.getFieldState(name).error) return;
          const message = errorAt(name, values);
          if (message) form.setError(name, { message });
          else form.clearErrors(name);
        },
      }),
    [form],
  );

  return {
    step,
    heading,
    isContinuing,
    open,
    showErrors,
    handleSelect: (next: number) => {
      void saver.flush();
      open(next);
    },
    handleContinue: async () => {
      const errors = errorsIn(step, form.getValues());
      if (errors.length > 0) return showErrors(errors);
      setContinuing(true);
      // Continue even if saving fails, because the saver keeps retrying.
      await saver.flush();
      setContinuing(false);
      open(step + 1);
    },
  };
};

export type Wizard = ReturnType<typeof useWizard>;
