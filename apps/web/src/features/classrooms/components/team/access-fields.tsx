import { addDays } from '@wonderfield/contract/calendar-days';
import { TEAM_ROLES } from '@wonderfield/contract/classrooms/team';
import { MAX_ACCESS_DAYS } from '@wonderfield/contract/limits';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { useFields } from '../../../../shared/forms/use-fields.ts';
import type { AccessForm } from '../../rules/access-form.ts';

/**
 * Fields for the role and the last day, in the surrounding form. A new helper gets a last day, which
 * can be removed.
 */
export const AccessFields = ({
  today,
}: {
  /** The current day of the class. */
  today: string;
}) => {
  const t = useTranslations('classrooms.team');
  const { register, watch, setValue, errorOf } = useFields<AccessForm>();
  const ends = watch('ends');
  return (
    <>
      <RadioCards
        legend={t('role')}
        options={TEAM_ROLES.map((role) => ({
          value: role,
          label: t(`roles.${role}.name`),
          description: t(`roles.${role}.text`),
        }))}
        value={watch('role')}
        {...register('role', {
          onChange: ({ target }) => setValue('ends', target.value === 'helper' ? 'date' : 'never'),
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
        {...register('ends')}
      />
      {ends === 'date' && (
        <TextField
          label={t('lastDay')}
          type="date"
          min={today}
          max={addDays(today, MAX_ACCESS_DAYS)}
          help={t('lastDayHelp')}
          error={errorOf('endsOn')}
          {...register('endsOn')}
        />
      )}
    </>
  );
};
