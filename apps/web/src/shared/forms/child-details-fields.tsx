import { birthMonths, birthYears } from '@wonderfield/contract/children/child-rules';
import { GRADES } from '@wonderfield/contract/options';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import styles from './child-details-fields.module.css';
import { useFields } from './use-fields.ts';

export type ChildDetails = {
  firstName: string;
  lastName: string;
  birthYear: string;
  birthMonth: string;
  grade: string;
};

export const EMPTY_DETAILS: ChildDetails = {
  firstName: '',
  lastName: '',
  birthYear: '',
  birthMonth: '',
  grade: '',
};

/** Edits the child's details. The month requires a year. */
export const ChildDetailsFields = () => {
  const t = useTranslations('shared.child');
  const { register, watch, errorOf } = useFields<ChildDetails>();
  const year = watch('birthYear') ?? '';
  const now = new Date();
  const years = birthYears(now);
  return (
    <div className={styles.pair}>
      <TextField
        label={t('firstName')}
        autoComplete="off"
        error={errorOf('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={t('lastName')}
        autoComplete="off"
        error={errorOf('lastName')}
        {...register('lastName')}
      />
      <SelectField
        label={t('birthYear')}
        placeholder={t('selectYear')}
        // An older child may have a birth year that is not in the list.
        options={(year && !years.includes(year) ? [year, ...years] : years).map((value) => ({
          value,
          label: value,
        }))}
        error={errorOf('birthYear')}
        {...register('birthYear')}
      />
      <SelectField
        label={t('birthMonth')}
        placeholder={t('selectMonth')}
        options={birthMonths(year, now)}
        disabled={!year}
        help={year ? undefined : t('monthHelp')}
        error={errorOf('birthMonth')}
        {...register('birthMonth')}
      />
      <SelectField
        label={t('grade')}
        placeholder={t('selectGrade')}
        options={GRADES}
        error={errorOf('grade')}
        {...register('grade')}
      />
    </div>
  );
};
