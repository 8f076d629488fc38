import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Checkbox } from '@wonderfield/ui/checkbox-field/checkbox';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { checkRow, type RowChange, type SchoolRow } from '../rules/school-rows.ts';
import styles from './school-year.module.css';

const WaitingRow = ({
  row,
  showsErrors,
  isBusy,
  onChange,
}: {
  row: SchoolRow;
  showsErrors: boolean;
  isBusy: boolean;
  onChange: (change: RowChange) => void;
}) => {
  const t = useTranslations('nextYear.school');
  const { room, isIncluded, name, grade, reason } = row;
  const boxId = useId();
  const errors = showsErrors ? checkRow(row) : {};
  const isLast = room.grade === GRADES.at(-1)?.value;
  return (
    <tr data-out={!isIncluded || undefined}>
      <TableCell lead label={t('class')}>
        <label htmlFor={boxId} className={styles.room}>
          <Checkbox
            id={boxId}
            checked={isIncluded}
            disabled={isBusy}
            aria-label={t('includeLabel', { name: room.name })}
            onChange={({ target }) => onChange({ isIncluded: target.checked })}
          />
          <span>
            <b dir="auto">{room.name}</b>
            <small>
              {t('facts', {
                grade: labelOf(GRADES, room.grade),
                teachers: room.teachers.join(', '),
              })}
            </small>
            {reason && <small className={styles.reason}>{reason}</small>}
            {isLast && !reason && <small>{t('lastGrade')}</small>}
          </span>
        </label>
      </TableCell>
      <TableCell label={t('students')}>{room.studentCount}</TableCell>
      <TableCell label={t('newName')} className={styles.field}>
        {isIncluded ? (
          <TextField
            label={t('newNameOf', { name: room.name })}
            labelHidden
            autoComplete="off"
            disabled={isBusy}
            value={name}
            error={errors.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        ) : (
          t('leftOut')
        )}
      </TableCell>
      <TableCell label={t('newGrade')} className={styles.grade}>
        {isIncluded && (
          <SelectField
            label={t('newGradeOf', { name: room.name })}
            labelHidden
            placeholder=""
            options={GRADES}
            disabled={isBusy}
            value={grade}
            error={errors.grade}
            onChange={({ target }) => onChange({ grade: target.value })}
          />
        )}
      </TableCell>
    </tr>
  );
};

/** Lists the classes that can start, each with its new name and grade. */
export const WaitingClasses = ({
  rows,
  showsErrors,
  isBusy,
  onChange,
}: {
  rows: readonly SchoolRow[];
  showsErrors: boolean;
  isBusy: boolean;
  onChange: (id: string, change: RowChange) => void;
}) => {
  const t = useTranslations('nextYear.school');
  return (
    <div className={styles.scroll}>
      <Table caption={t('table')} stackBelow={768} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('class')}</th>
            <th scope="col">{t('students')}</th>
            <th scope="col">{t('newName')}</th>
            <th scope="col">{t('newGrade')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <WaitingRow
              key={row.room.id}
              {...{ row, showsErrors, isBusy }}
              onChange={(change) => onChange(row.room.id, change)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
};
