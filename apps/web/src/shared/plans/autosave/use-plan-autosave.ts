import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { useRef, useState } from 'react';
import type { OpenedPlan } from './opened-plan.ts';
import { type PlanValues, valuesOf } from './plan-values.ts';
import { usePlanSaver } from './use-plan-saver.ts';

/** Holds the plan values in state and saves them automatically. */
export const usePlanAutosave = (opened: OpenedPlan) => {
  const [values, setValues] = useState(opened.values);
  // The latest input, even before it is rendered.
  const latest = useRef(values);
  const put = (changes: Draft) => {
    latest.current = valuesOf({ ...latest.current, ...changes });
    setValues(latest.current);
  };
  const { saver, state } = usePlanSaver(opened.start, {
    values: () => latest.current,
    take: put,
  });
  return {
    values,
    state,
    saver,
    change: <Field extends AnswerField>(field: Field, value: PlanValues[Field]) => {
      put({ [field]: value });
      saver.changed();
    },
  };
};
