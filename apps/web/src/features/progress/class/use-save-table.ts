import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { saveRows } from '../components/save-rows.ts';
import { type SkillRow, tableRows } from '../rules/class-table.ts';
import type { CellText } from './use-cell-text.ts';

/** Returns a function that saves the visible table as a CSV file. */
export const useSaveTable = (
  { classroomName, students }: Pick<ClassProgress, 'classroomName' | 'students'>,
  rows: readonly SkillRow[],
  cellText: CellText,
) => {
  const t = useTranslations('classProgress');
  const showErrorToast = useErrorToast();
  return () => {
    const table = tableRows(rows, students.map(displayName), {
      skill: t('skill'),
      standard: t('standard'),
      have: t('have'),
      toCell: (cell) => (cell ? cellText(cell) : ''),
      toHave: (have) => t('haveText', { count: String(have), total: String(students.length) }),
    });
    saveRows([classroomName], t('csvName'), table).catch(showErrorToast);
  };
};
