import { birthMonths, birthYears } from '@wonderfield/contract/children/child-rules';
import { GRADES } from '@wonderfield/contract/options';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './child-details-fields.module.css';

export type ChildDetails = {
  firstName: string;
  lastName: string;
  birthYear: string;
  birthMonth: string;
  userGrade: string;
};

export const EMPTY_DETAILS: ChildDetails = {
  firstName: '',
  lastName: '',
  birthYear: '',
  birthMonth: '',
  userGrade: '',
};

/** Who the child is. The month waits for the year (specification, section 5). */
export const ChildDetailsFields = <Values extends FieldValues & ChildDetails, Output>({
  form,
  errorOf,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  errorOf: (name: Path<Values>) => string | undefined;
}) => {
  const t = useTranslations('shared.child');
  const name = (field: keyof ChildDetails) => field as Path<Values>;
  const year: string = form.watch(name('birthYear')) ?? '';
  const now = new Date();
  const years = birthYears(now);
  return (
    <div className={styles.pair}>
      <TextField
        label={t('firstName')}
        autoComplete="off"
        error={errorOf(name('firstName'))}
        {...form.register(name('firstName'))}
      />
      <TextField
        label={t('lastName')}
        autoComplete="off"
        error={errorOf(name('lastName'))}
        {...form.register(name('lastName'))}
      />
      <SelectField
        label={t('birthYear')}
        placeholder={t('selectYear')}
        // A child made long ago may be older than the list reaches.
        options={(year && !years.includes(year) ? [year, ...years] : years).map((value) => ({
          value,
          label: value,
        }))}
        error={errorOf(name('birthYear'))}
        {...form.register(name('birthYear'))}
      />
      <SelectField
        label={t('birthMonth')}
        placeholder={t('selectMonth')}
        options={birthMonths(year, now)}
        disabled={!year}
        help={year ? undefined : t('monthHelp')}
        error={errorOf(name('birthMonth'))}
        {...form.register(name('birthMonth'))}
      />
      <SelectField
        label={t('grade')}
        placeholder={t('selectGrade')}
        options={GRADES}
        error={errorOf(name('userGrade'))}
        {...form.register(name('userGrade'))}
      />
    </div>
  );
};
