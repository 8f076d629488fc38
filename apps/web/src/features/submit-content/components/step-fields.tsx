import { type AnswerField, STEP_FIELDS } from '@wonderfield/contract/plans/plan';
import { isLine, planChoices } from '@wonderfield/contract/plans/plan-words';
import pair from '../../../shared/pages/pair-form.module.css';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';
import { PlanField } from './plan-field.tsx';
import styles from './wizard.module.css';

/** Returns true for fields that take half of the width. */
const isHalf = (field: AnswerField) =>
  planChoices(field) !== undefined || field === 'grades' || isLine(field);

export const StepFields = ({ step, draft }: { step: number; draft: PlanDraft }) => {
  const fields: readonly AnswerField[] = STEP_FIELDS[step - 1] ?? [];
  return fields.map((field) => (
    <div key={field} className={isHalf(field) ? styles.half : pair.wide}>
      <PlanField name={field} draft={draft} />
    </div>
  ));
};
