import { GRADES, PRONOUNS } from '@wonderfield/contract/options';
import { MultiSelectField } from '@wonderfield/ui/multi-select-field/multi-select-field';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Controller } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFields } from './use-fields.ts';

/** Asks an educator for grades and pronoun. */
export const TeachingFields = () => {
  const t = useTranslations('shared');
  const { register, control, errorOf } = useFields<{ grades: string[]; pronoun: string }>();
  return (
    <>
      <Controller
        control={control}
        name="grades"
        render={({ field }) => (
          <MultiSelectField
            ref={field.ref}
            label={t('grades')}
            placeholder={t('chooseGrades')}
            allLabel={t('allGrades')}
            doneLabel={t('done')}
            options={GRADES}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errorOf('grades')}
          />
        )}
      />
      <SelectField
        label={t('pronoun')}
        placeholder={t('choosePronoun')}
        options={PRONOUNS}
        error={errorOf('pronoun')}
        {...register('pronoun')}
      />
    </>
  );
};
