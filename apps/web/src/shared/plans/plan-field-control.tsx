import { GRADES } from '@wonderfield/contract/options';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { planChoices } from '@wonderfield/contract/plans/plan-words';
import { MultiSelectField } from '@wonderfield/ui/multi-select-field/multi-select-field';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { EssayControl } from './essay-control.tsx';

/** Edits one of the twenty plan fields with the control for its type. */
export const PlanFieldControl = ({
  field,
  value,
  error,
  look = 'form',
  ref,
  onChange,
  ...control
}: {
  field: AnswerField;
  value: string | string[];
  error: string | undefined;
  /** `table` has no visible label, because the table shows the name. */
  look?: 'form' | 'table';
  id?: string;
  ref?: Ref<never>;
  onChange: (value: string | string[]) => void;
  onBlur?: () => void;
}) => {
  const t = useTranslations('plans.field');
  const shared = useTranslations('shared');
  const frame = { ...control, error, label: ANSWER_LABELS[field], labelHidden: look === 'table' };
  if (Array.isArray(value)) {
    return (
      <MultiSelectField
        {...frame}
        ref={ref as Ref<HTMLButtonElement>}
        options={GRADES}
        value={value}
        onChange={onChange}
        placeholder={t('choose')}
        allLabel={shared('allGrades')}
        doneLabel={shared('done')}
      />
    );
  }
  const choices = planChoices(field);
  if (!choices) return <EssayControl {...frame} {...{ field, value, look, ref, onChange }} />;
  return (
    <SelectField
      {...frame}
      ref={ref as Ref<HTMLSelectElement>}
      name={field}
      placeholder={t('choose')}
      options={choices}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
