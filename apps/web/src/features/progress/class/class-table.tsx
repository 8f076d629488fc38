import { Card } from '@wonderfield/ui/card/card';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ClassStudent, SkillRow } from '../rules/class-table.ts';
import { CellDetails } from './cell-details.tsx';
import { ClassHead } from './class-head.tsx';
import { ClassLegend } from './class-legend.tsx';
import { ClassRow } from './class-row.tsx';
import styles from './class-table.module.css';
import { cellPosition, ensureTabStop, moveFocus, setTabStop } from './grid-focus.ts';
import type { CellText } from './use-cell-text.ts';

type ClassTableProps = {
  classroomId: string;
  /** All rows of the class. Those that are not shown stay in the page, hidden. */
  allRows: readonly SkillRow[];
  /** The shown rows. */
  rows: readonly SkillRow[];
  students: readonly ClassStudent[];
  names: readonly string[];
  /** Skill and students of the group that needs help. */
  marked: { skillId: string; studentIds: readonly string[] } | undefined;
  cellText: CellText;
  onAssign: ((row: SkillRow) => void) | undefined;
};

const NO_STUDENTS: readonly string[] = [];

/** Shows skills as rows and students as columns. Arrow keys move between the cells. */
export const ClassTable = ({
  classroomId,
  allRows,
  rows,
  students,
  names,
  marked,
  cellText,
  onAssign,
}: ClassTableProps) => {
  const t = useTranslations('classProgress');
  const navigate = useNavigate();
  const shownIds = new Set(rows.map(({ skill }) => skill.skillId));
  const table = useRef<HTMLTableElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (table.current && rows.length > 0) ensureTabStop(table.current);
  }, [rows]);
  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as Element;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (moveFocus(event.currentTarget, target, event.key)) return event.preventDefault();
    const position = event.key.toLowerCase() === 'a' ? cellPosition(target) : undefined;
    const row = position && allRows[position.row];
    if (row) onAssign?.(row);
  };
  const handleClick = (event: MouseEvent<HTMLTableElement>) => {
    const link = (event.target as Element).closest('a');
    const isNewWindow = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || isNewWindow) return;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '');
  };
  const handleFocus = ({ target, currentTarget }: { target: Element; currentTarget: Element }) =>
    setTabStop(currentTarget as HTMLTableElement, target as HTMLElement);
  return (
    <Card padding="none" className={styles.card}>
      <div ref={region} className={styles.region}>
        <div className={styles.scroll}>
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells
            role="grid"
            aria-readonly
            className={styles.table}
            style={{ '--students': students.length } as CSSProperties}
            onKeyDown={handleKey}
            onClick={handleClick}
            onFocus={handleFocus}
          >
            <caption className="visually-hidden">{t('caption')}</caption>
            <ClassHead
              {...{ classroomId, students, names }}
              markedIds={marked?.studentIds ?? NO_STUDENTS}
            />
            <tbody>
              {allRows.map((row) => (
                <tr
                  key={row.skill.skillId}
                  hidden={!shownIds.has(row.skill.skillId)}
                  data-marked={row.skill.skillId === marked?.skillId || undefined}
                >
                  <ClassRow row={row} cellText={cellText} onAssign={onAssign} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <CellDetails region={region} rows={allRows} students={students} />
      </div>
      <ClassLegend />
    </Card>
  );
};
