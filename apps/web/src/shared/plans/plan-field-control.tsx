import { TEXTAREA_MAX_LENGTH } from '@wonderfield/contract/limits';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { MultiSelectField } from '@wonderfield/ui/multi-select-field/multi-select-field';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import { useTranslations } from 'use-intl';
import type { PlanValues } from '../../../shared/plans/autosave/plan-values.ts';
import { choicesOf, isListField, LIST_OPTIONS } from '../rules/field-kinds.ts';
import styles from './plan-table.module.css';

/** A field of a plan to write in, by what kind it is. */
export const FieldControl = ({
  field,
  values,
  onChange,
}: {
  field: AnswerField;
  values: PlanValues;
  onChange: <Field extends AnswerField>(field: Field, value: PlanValues[Field]) => void;
}) => {
  const t = useTranslations('submissions.plan');
  const shared = useTranslations('shared');
  const frame = { id: `field-${field}`, label: ANSWER_LABELS[field], labelHidden: true };
  if (isListField(field)) {
    return (
      <MultiSelectField
        {...frame}
        options={LIST_OPTIONS}
        value={values[field]}
        onChange={(value) => onChange(field, value)}
        placeholder={t('select')}
        allLabel={shared('allGrades')}
        doneLabel={shared('done')}
      />
    );
  }
  const choices = choicesOf(field);
  if (choices) {
    return (
      <SelectField
        {...frame}
        options={choices}
        value={values[field]}
        onChange={(event) => onChange(field, event.currentTarget.value)}
      />
    );
  }
  const text = values[field];
  return (
    <TextareaField
      {...frame}
      className={styles.essay}
      dir="auto"
      maxLength={TEXTAREA_MAX_LENGTH}
      error={text.trim() ? undefined : t('missing')}
      value={text}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
};
