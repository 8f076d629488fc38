import { GRADES, PRONOUNS } from '@wonderfield/contract/options';
import { MultiSelectField } from '@wonderfield/ui/multi-select-field/multi-select-field';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';

type Teaching = { educatorGrade: string[]; preferedPronoun?: string | undefined };

/** The grades an educator teaches and how to speak of them. */
export const TeachingFields = <Values extends FieldValues & Teaching, Output>({
  form,
  errorOf,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  errorOf: (name: Path<Values>) => string | undefined;
}) => {
  const t = useTranslations('shared');
  const name = (field: keyof Teaching) => field as Path<Values>;
  return (
    <>
      <Controller
        control={form.control}
        name={name('educatorGrade')}
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
            error={errorOf(name('educatorGrade'))}
          />
        )}
      />
      <SelectField
        label={t('pronoun')}
        placeholder={t('choosePronoun')}
        options={PRONOUNS}
        error={errorOf(name('preferedPronoun'))}
        {...form.register(name('preferedPronoun'))}
      />
    </>
  );
};
