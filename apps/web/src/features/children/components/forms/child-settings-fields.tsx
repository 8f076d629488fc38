import {
  ALL_SUBJECTS,
  DAILY_TIMES,
  DEFAULT_DAILY_TIME,
  DEFAULT_LEVEL,
  DEFAULT_PLAY_OPTION,
  DEFAULT_SUBSCRIPTION_PLAN,
  LEVELS,
  PLAY_OPTIONS,
  SUBJECTS,
  SUBSCRIPTION_PLANS,
  TYPING_MODES,
  valuesOf,
} from '@wonderfield/contract/options';
import { MultiSelectField } from '@wonderfield/ui/multi-select-field/multi-select-field';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Controller } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFields } from '../../../../shared/forms/use-fields.ts';
import styles from './child-forms.module.css';

type ChildSettings = {
  playOption: string;
  typingMode: string;
  level: string;
  subjects: string[];
  dailyTime: string;
  plan: string;
};

/** Default settings of a new child, with all subjects selected. */
export const DEFAULT_SETTINGS: ChildSettings = {
  playOption: DEFAULT_PLAY_OPTION,
  typingMode: 'preType',
  level: DEFAULT_LEVEL,
  subjects: valuesOf(SUBJECTS),
  dailyTime: DEFAULT_DAILY_TIME,
  plan: DEFAULT_SUBSCRIPTION_PLAN,
};

/** Edits the child's permissions and preferences. */
export const ChildSettingsFields = () => {
  const t = useTranslations('children.fields');
  const { register, control, errorOf } = useFields<ChildSettings>();
  return (
    <div className={styles.stack}>
      <RadioCards
        legend={t('play')}
        columns={2}
        options={PLAY_OPTIONS.map(({ value, label }) => ({
          value,
          label,
          description: t(`playHelp.${value}`),
        }))}
        error={errorOf('playOption')}
        {...register('playOption')}
      />
      <RadioCards
        legend={t('typing')}
        columns={2}
        options={TYPING_MODES.map(({ value, label }) => ({
          value,
          label,
          description: t(`typingHelp.${value}`),
        }))}
        error={errorOf('typingMode')}
        {...register('typingMode')}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('level')}
          placeholder={t('selectLevel')}
          options={LEVELS}
          error={errorOf('level')}
          {...register('level')}
        />
        <Controller
          control={control}
          name="subjects"
          render={({ field }) => (
            <MultiSelectField
              label={t('subjects')}
              placeholder={t('selectSubjects')}
              doneLabel={t('done')}
              allLabel={t('allSubjects')}
              options={SUBJECTS}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              summary={(chosen) =>
                chosen.length === SUBJECTS.length
                  ? ALL_SUBJECTS.label
                  : chosen.map(({ label }) => label).join(', ')
              }
              error={errorOf('subjects')}
            />
          )}
        />
        <SelectField
          label={t('dailyTime')}
          options={DAILY_TIMES}
          error={errorOf('dailyTime')}
          {...register('dailyTime')}
        />
        <SelectField
          label={t('plan')}
          options={SUBSCRIPTION_PLANS}
          error={errorOf('plan')}
          {...register('plan')}
        />
      </div>
    </div>
  );
};
