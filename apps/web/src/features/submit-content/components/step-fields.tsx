import { type AnswerField, STEP_FIELDS } from '@wonderfield/contract/plans/plan';
import pair from '../../../shared/pages/pair-form.module.css';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';
import { DisputedNote } from './disputed-note.tsx';
import { PlanField } from './plan-field.tsx';
import { isHalf } from './plan-field-kinds.ts';
import styles from './wizard.module.css';

/** All fields of a step, each with the question another window may have raised about it. */
export const StepFields = ({ step, draft }: { step: number; draft: PlanDraft }) => {
  const fields: readonly AnswerField[] = STEP_FIELDS[step - 1] ?? [];
  return fields.map((field) => (
    <div key={field} className={isHalf(field) ? styles.half : pair.wide}>
      <PlanField name={field} />
      {field in draft.state.disputed && <DisputedNote field={field} saver={draft.saver} />}
    </div>
  ));
};
