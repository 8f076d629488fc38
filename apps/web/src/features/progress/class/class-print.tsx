import { useFormatter, useTranslations } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';
import stageColors from '../components/stage-colors.module.css';
import { usePeriodText } from '../period/use-period-text.ts';
import { type ClassStudent, columnPages, type SkillRow } from '../rules/class-table.ts';
import type { PeriodDays } from '../rules/periods.ts';
import styles from './class-print.module.css';

/** Columns that fit on US Letter, also in portrait. */
const MOST_COLUMNS = 21;

type ClassPrintProps = {
  classroomName: string;
  /** Subject and standard of the table. */
  what: string;
  days: PeriodDays;
  today: string;
  rows: readonly SkillRow[];
  students: readonly ClassStudent[];
  names: readonly string[];
};

type Columns = { from: number; to: number };

const PrintRow = ({
  row,
  columns,
  isLast,
}: {
  row: SkillRow;
  columns: Columns;
  isLast: boolean;
}) => {
  const t = useTranslations('classProgress');
  const { skill, cells, have } = row;
  return (
    <tr>
      <th scope="row">
        {skill.name} <span className={styles.code}>{skill.standards[0]}</span>
      </th>
      {cells.slice(columns.from, columns.to).map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change while printing
        <td key={index}>
          {cell && (
            <span
              className={cell.isRated ? `${styles.cell} ${stageColors.stage}` : styles.open}
              data-stage={cell.isRated ? cell.stage : undefined}
            >
              {cell.isRated ? cell.level : '…'}
              <small>{cell.answers}</small>
            </span>
          )}
        </td>
      ))}
      {isLast && (
        <td className={styles.have}>
          {t('haveText', { count: String(have), total: String(cells.length) })}
        </td>
      )}
    </tr>
  );
};

/** Prints the table over several pages, each with class, title and date, and no cropped column. */
export const ClassPrint = (props: ClassPrintProps) => {
  const t = useTranslations('classProgress');
  const format = useFormatter();
  const period = usePeriodText(props.days);
  const { classroomName, what, today, rows, students, names } = props;
  const pages = columnPages(students.length, MOST_COLUMNS);
  const day = format.dateTime(toTime(today), { dateStyle: 'long', timeZone: 'UTC' });
  return pages.map((columns, page) => {
    const isLast = page === pages.length - 1;
    const shownNames = names.slice(columns.from, columns.to);
    return (
      <table key={columns.from} className={styles.table}>
        <colgroup>
          <col className={styles.skillColumn} />
          <col span={shownNames.length} />
          {isLast && <col className={styles.haveColumn} />}
        </colgroup>
        <thead>
          <tr>
            <th colSpan={shownNames.length + (isLast ? 2 : 1)} className={styles.title}>
              <strong>{classroomName}</strong>
              {` · ${t('title')}, ${what}, ${period} · ${t('printed.printedOn', { day })}`}
              {pages.length > 1 && (
                <>
                  {' · '}
                  {t('printed.students', {
                    from: String(columns.from + 1),
                    to: String(columns.to),
                    total: String(students.length),
                  })}
                </>
              )}
              <span className={styles.legend}>{t('printed.legend')}</span>
            </th>
          </tr>
          <tr>
            <th scope="col" className={styles.skill}>
              {t('skillHead')}
            </th>
            {shownNames.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change while printing
              <th key={index} scope="col">
                <span className={styles.name}>{name}</span>
              </th>
            ))}
            {isLast && <th scope="col">{t('have')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PrintRow key={row.skill.skillId} {...{ row, columns, isLast }} />
          ))}
        </tbody>
      </table>
    );
  });
};
