import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Download, Printer, Table2, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PeriodSelect } from '../period/period-select.tsx';
import { standardsOf } from '../rules/class-table.ts';
import styles from './class-page.module.css';
import type { ClassView } from './use-class-view.ts';

const icon = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Chooses the standard and the days of the table, and saves or prints it or the reports. */
export const ClassFilters = ({
  progress,
  view,
  onSave,
  onPrintReports,
}: {
  progress: ClassProgress;
  view: ClassView;
  onSave: () => void;
  onPrintReports: () => void;
}) => {
  const t = useTranslations('classProgress');
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('standard')}
        labelHidden
        className={styles.standard}
        options={[
          { value: '', label: t('allStandards') },
          ...standardsOf(progress, view.shown).map(({ code, names }) => ({
            value: code,
            label: t('standardOption', { code, names }),
          })),
        ]}
        value={view.standard ?? ''}
        onChange={(event) => view.chooseStandard(event.currentTarget.value)}
      />
      <PeriodSelect
        period={view.period}
        days={view.days}
        today={view.today}
        hasAll
        onPeriod={view.choosePeriod}
        onDays={view.chooseDays}
      />
      <IconButton label={t('csv')} icon={<Download {...icon} />} onClick={onSave} />
      <Menu trigger={<IconButton label={t('print')} icon={<Printer {...icon} />} />}>
        <MenuItem icon={<Table2 {...icon} />} onSelect={() => window.print()}>
          {t('printTable')}
        </MenuItem>
        <MenuItem icon={<Users {...icon} />} onSelect={onPrintReports}>
          {t('printReports')}
        </MenuItem>
      </Menu>
    </div>
  );
};
