import type { AnswerField } from '@wonderfield/contract/plans/plan';
import { Controller } from 'react-hook-form';
import { useFields } from '../../../shared/forms/use-fields.ts';
import type { PlanValues } from '../../../shared/plans/autosave/plan-values.ts';
import { ConflictNote } from '../../../shared/plans/conflict-note.tsx';
import { PlanFieldControl } from '../../../shared/plans/plan-field-control.tsx';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';

/** Shows a form field, with a conflict note if another window changed it. */
export const PlanField = ({ name, draft }: { name: AnswerField; draft: PlanDraft }) => {
  const { control, errorOf } = useFields<PlanValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <>
          <PlanFieldControl
            field={name}
            error={errorOf(name)}
            {...{ ref, value, onChange, onBlur }}
          />
          {name in draft.state.disputed && (
            <ConflictNote field={name} mine={{ [name]: value }} saver={draft.saver} />
          )}
        </>
      )}
    />
  );
};
