import { GRADES } from '@wonderfield/contract/options';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { MultiSelectField } from '@wonderfield/ui/multi-select-field/multi-select-field';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Controller } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { PlanValues } from '../../../shared/plans/autosave/plan-values.ts';
import { useFields } from '../../../shared/use-fields.ts';
import { EssayField } from './essay-field.tsx';
import { CHOICES, type GradeField, isGradeField } from './plan-field-kinds.ts';

const GradesField = ({ name }: { name: GradeField }) => {
  const t = useTranslations('submitContent.form');
  const { control, errorOf } = useFields<PlanValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <MultiSelectField
          ref={field.ref}
          label={ANSWER_LABELS[name]}
          placeholder={t('chooseGrades')}
          allLabel={t('allGrades')}
          doneLabel={t('done')}
          options={GRADES}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={errorOf(name)}
        />
      )}
    />
  );
};

/** One of the twenty fields of a submission (S 3.9), by its kind. */
export const PlanField = ({ name }: { name: AnswerField }) => {
  const t = useTranslations('submitContent.form');
  const { register, errorOf } = useFields<PlanValues>();
  if (isGradeField(name)) return <GradesField name={name} />;
  const options = CHOICES[name];
  if (!options) return <EssayField name={name} />;
  return (
    <SelectField
      label={ANSWER_LABELS[name]}
      placeholder={t('choose')}
      options={options}
      error={errorOf(name)}
      {...register(name)}
    />
  );
};
