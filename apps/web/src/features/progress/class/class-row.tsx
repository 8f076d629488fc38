import type { ProgressCell } from '@wonderfield/contract/progress/progress';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import stage from '../components/stage-colors.module.css';
import type { SkillRow } from '../rules/class-table.ts';
import styles from './class-table.module.css';
import type { CellText } from './use-cell-text.ts';

const RATED = `${styles.cell} ${stage.stage}`;
const UNSURE = `${RATED} ${styles.unsure}`;

/** Renders one element for each cell, because a class has 1,600 of them. */
const toCell = (cell: ProgressCell | undefined, key: number, cellText: CellText) => {
  const label = cellText(cell);
  if (!cell) {
    return (
      <td key={key} className={styles.none} aria-label={label} tabIndex={-1}>
        ·
      </td>
    );
  }
  if (!cell.isRated) {
    return (
      <td key={key} className={styles.open} aria-label={label} tabIndex={-1}>
        …
      </td>
    );
  }
  return (
    <td
      key={key}
      className={cell.isSure ? RATED : UNSURE}
      data-stage={cell.stage}
      aria-label={label}
      tabIndex={-1}
    >
      {cell.level}
    </td>
  );
};

type ClassRowProps = {
  row: SkillRow;
  cellText: CellText;
  /** Undefined if no row can be assigned now. */
  onAssign: ((row: SkillRow) => void) | undefined;
};

/** Shows the cells of a skill. The row is outside, so a filter renders no cell again. */
export const ClassRow = memo(({ row, cellText, onAssign }: ClassRowProps) => {
  const t = useTranslations('classProgress');
  const { skill, cells, have, isReady } = row;
  return (
    <>
      <th scope="row">
        {skill.name}
        {skill.standards[0] && <span className={styles.code}>{skill.standards[0]}</span>}
      </th>
      {cells.map((cell, index) => toCell(cell, index, cellText))}
      <td className={styles.sum}>
        <div>
          <span>
            {t.rich('haveOf', {
              count: String(have),
              total: String(cells.length),
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
            {isReady && <span className={styles.ready}>{t('ready')}</span>}
          </span>
          {onAssign && (
            <button
              type="button"
              className={styles.assign}
              tabIndex={-1}
              aria-label={t('assignSkill', { skill: skill.name })}
              onClick={() => onAssign(row)}
            >
              {t('assign')}
            </button>
          )}
        </div>
      </td>
    </>
  );
});
