import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { PERIODS, type PeriodDays, type PeriodKey } from '../rules/periods.ts';
import styles from './period-select.module.css';

type PeriodSelectProps = {
  period: PeriodKey;
  days: PeriodDays;
  today: string;
  /** False if the period has to have a start. */
  hasAll: boolean;
  onPeriod: (period: PeriodKey) => void;
  onDays: (days: PeriodDays) => void;
};

/** Chooses a period, or its first and last day. */
export const PeriodSelect = ({
  period,
  days,
  today,
  hasAll,
  onPeriod,
  onDays,
}: PeriodSelectProps) => {
  const t = useTranslations('classProgress.period');
  return (
    <div className={styles.period}>
      <SelectField
        label={t('label')}
        labelHidden
        className={styles.select}
        options={PERIODS.filter((key) => hasAll || key !== 'all').map((key) => ({
          value: key,
          label: t(key),
        }))}
        value={period}
        onChange={(event) => onPeriod(event.currentTarget.value as PeriodKey)}
      />
      {period === 'custom' && (
        <>
          <TextField
            type="date"
            label={t('from')}
            labelHidden
            className={styles.day}
            max={days.to ?? today}
            value={days.from ?? ''}
            onChange={(event) => onDays({ ...days, from: event.currentTarget.value })}
          />
          <TextField
            type="date"
            label={t('to')}
            labelHidden
            className={styles.day}
            min={days.from}
            max={today}
            value={days.to ?? ''}
            onChange={(event) => onDays({ ...days, to: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  );
};
