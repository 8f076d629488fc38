import {
  ALL_SUBJECTS,
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
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './child-forms.module.css';

export type ChildSettings = {
  childPlayOption: string;
  childMayUse: string;
  levelPreference: string;
  subject: string[];
  subscriptionPlans: string;
};

/** Defaults of the specification, section 9; every subject to begin with. */
export const DEFAULT_SETTINGS: ChildSettings = {
  childPlayOption: DEFAULT_PLAY_OPTION,
  childMayUse: 'preType',
  levelPreference: DEFAULT_LEVEL,
  subject: valuesOf(SUBJECTS),
  subscriptionPlans: DEFAULT_SUBSCRIPTION_PLAN,
};

/** What the child may do, in plain words. */
export const ChildSettingsFields = <Values extends FieldValues & ChildSettings, Output>({
  form,
  errorOf,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  errorOf: (name: Path<Values>) => string | undefined;
}) => {
  const t = useTranslations('children.fields');
  const name = (field: keyof ChildSettings) => field as Path<Values>;
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
        error={errorOf(name('childPlayOption'))}
        {...form.register(name('childPlayOption'))}
      />
      <RadioCards
        legend={t('typing')}
        columns={2}
        options={TYPING_MODES.map(({ value, label }) => ({
          value,
          label,
          description: t(`typingHelp.${value}`),
        }))}
        error={errorOf(name('childMayUse'))}
        {...form.register(name('childMayUse'))}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('level')}
          placeholder={t('selectLevel')}
          options={LEVELS}
          error={errorOf(name('levelPreference'))}
          {...form.register(name('levelPreference'))}
        />
        <Controller
          control={form.control}
          name={name('subject')}
          render={({ field }) => (
            <MultiSelectField
              label={t('subjects')}
              placeholder={t('selectSubjects')}
              doneLabel={t('done')}
              allLabel={t('allSubjects')}
              options={SUBJECTS}
              value={field.value as string[]}
              onChange={field.onChange}
              onBlur={field.onBlur}
              summary={(chosen) =>
                chosen.length === SUBJECTS.length
                  ? ALL_SUBJECTS.label
                  : chosen.map(({ label }) => label).join(', ')
              }
              error={errorOf(name('subject'))}
            />
          )}
        />
        <SelectField
          label={t('plan')}
          options={SUBSCRIPTION_PLANS}
          error={errorOf(name('subscriptionPlans'))}
          {...form.register(name('subscriptionPlans'))}
        />
      </div>
    </div>
  );
};
