import { addDays } from '@wonderfield/contract/calendar-days';
import { TEAM_ROLES } from '@wonderfield/contract/classrooms/team';
import { MAX_ACCESS_DAYS } from '@wonderfield/contract/limits';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { AccessForm } from '../../rules/access-form.ts';

/** Fields for the role and the last day. A new helper gets a last day, which can be removed. */
export const AccessFields = ({
  form,
  today,
  errorOf,
}: {
  /** A form that has at least the fields of the access. */
  // biome-ignore lint/suspicious/noExplicitAny: react-hook-form cannot type a part of a form.
  form: UseFormReturn<any, unknown, any>;
  /** The current day of the class. */
  today: string;
  errorOf: (name: keyof AccessForm) => string | undefined;
}) => {
  const t = useTranslations('classrooms.team');
  const ends = form.watch('ends') as AccessForm['ends'];
  return (
    <>
      <RadioCards
        legend={t('role')}
        options={TEAM_ROLES.map((role) => ({
          value: role,
          label: t(`roles.${role}.name`),
          description: t(`roles.${role}.text`),
        }))}
        value={form.watch('role') as string}
        {...form.register('role', {
          onChange: ({ target }) =>
            form.setValue('ends', target.value === 'helper' ? 'date' : 'never'),
        })}
      />
      <RadioCards
        legend={t('ends')}
        columns={2}
        options={(['never', 'date'] as const).map((value) => ({
          value,
          label: t(`endsAt.${value}`),
        }))}
        value={ends}
        {...form.register('ends')}
      />
      {ends === 'date' && (
        <TextField
          label={t('lastDay')}
          type="date"
          min={today}
          max={addDays(today, MAX_ACCESS_DAYS)}
          help={t('lastDayHelp')}
          error={errorOf('endsOn')}
          {...form.register('endsOn')}
        />
      )}
    </>
  );
};
