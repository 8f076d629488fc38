import { Table } from '@wonderfield/ui/table/table';
import { SelectAllHeader } from '@wonderfield/ui/table/table-select';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStableFunction } from '../../../shared/hooks/use-stable-function.ts';
import type { Situation } from './student-action.ts';
import { StudentRow, type StudentRowProps } from './student-row.tsx';
import type { SortColumn } from './students.rules.ts';
import styles from './students-table.module.css';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';
import type { StudentRows } from './use-student-rows.ts';

const ICON = { size: 16, strokeWidth: 2.4, 'aria-hidden': true } as const;

/** The heading of a column that sorts the table. */
const SortHeader = ({
  column,
  view: { sort, sortBy },
  className,
}: {
  column: SortColumn;
  view: StudentRows;
  className?: string | undefined;
}) => {
  const t = useTranslations('rosters.students.column');
  const isSorted = sort.by === column;
  // Newest first and A first point down.
  const Icon = sort.isDescending === (column === 'name') ? ChevronUp : ChevronDown;
  const order = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined} className={className}>
      <button type="button" className={styles.sort} onClick={() => sortBy(column)}>
        {t(column)}
        {isSorted ? <Icon {...ICON} /> : <ChevronsUpDown {...ICON} />}
      </button>
    </th>
  );
};

/** Lists the students with selection, sorting and keyboard control. */
export const StudentsTable = ({
  classroomId,
  caption,
  view,
  selection,
  situation,
  onAction,
}: {
  classroomId: string;
  caption: string;
  view: StudentRows;
  selection: Selection;
  /** Stays the same object as long as the actions do. */
  situation: Situation;
  onAction: StudentRowProps['onAction'];
}) => {
  const t = useTranslations('rosters.students');
  const handleKey = useRowKeys(selection);
  const isRange = useRef(false);
  const { rows } = view;
  // A helper neither selects nor edits.
  const isReadOnly = situation.isHelper;
  const handleChoose = useStableFunction((id: string, isChosen: boolean) => {
    if (isRange.current) selection.selectRange(id);
    else selection.toggle(id, isChosen);
  });
  const handleAction = useStableFunction(onAction);
  const noteShift = (event: MouseEvent) => {
    isRange.current = event.shiftKey;
  };
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          {!isReadOnly && (
            <SelectAllHeader
              label={t('selectAll')}
              total={rows.length}
              selected={rows.filter(({ id }) => selection.isChosen(id)).length}
              onChange={(all) => selection.setAll(rows, all)}
            />
          )}
          <SortHeader column="name" view={view} />
          <th scope="col" className={styles.wide}>
            {t('column.username')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('column.signsInWith')}
          </th>
          <SortHeader column="signedInAt" view={view} className={styles.wide} />
          <SortHeader column="playedAt" view={view} className={styles.wide} />
          <th scope="col">
            <span className="visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      {/* The keys add to the controls in the rows, which work without them. */}
      <tbody onKeyDown={isReadOnly ? undefined : handleKey} onClickCapture={noteShift}>
        {rows.map((student) => (
          <StudentRow
            key={student.id}
            classroomId={classroomId}
            student={student}
            situation={situation}
            isChosen={selection.isChosen(student.id)}
            onChoose={handleChoose}
            onAction={handleAction}
          />
        ))}
      </tbody>
    </Table>
  );
};
