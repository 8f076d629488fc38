import { useQuery } from '@tanstack/react-query';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { Card } from '@wonderfield/ui/card/card';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsPrinting } from '../../../shared/hooks/use-is-printing.ts';
import { useHasExternalLogins } from '../../../shared/linked-logins/use-has-external-logins.ts';
import { duplicatesQuery } from '../api/duplicates-query.ts';
import type { Roster } from '../api/roster-query.ts';
import { MergeDialog, type PreselectedPair } from '../merge/merge-dialog.tsx';
import { MergedList } from '../merge/merged-list.tsx';
import { DuplicateNote } from '../roster/duplicate-note.tsx';
import { RemovedStudents } from '../roster/removal/removed-students.tsx';
import { StudentList } from '../roster/student-list.tsx';
import { useUndoKey } from '../undo/undo-toast.ts';
import { focusRowAfter } from './focus-row.ts';
import { SelectionBar } from './selection-bar.tsx';
import { possibleActions } from './student-action.ts';
import { StudentDialogs } from './student-dialogs.tsx';
import styles from './students.module.css';
import { StudentsEmpty } from './students-empty.tsx';
import { StudentsTable } from './students-table.tsx';
import { REMOVED_ID, StudentsTools } from './students-tools.tsx';
import { useSelection } from './use-selection.ts';
import { useStudentActions } from './use-student-actions.ts';
import { useStudentRows } from './use-student-rows.ts';

type Props = {
  roster: Roster;
  onAddFromClass: () => void;
  /** The tabs of the class with the add buttons. */
  top: ReactNode;
};

/** Shows the students of a class with everything a teacher does for one or several of them. */
export const StudentsView = ({ roster, onAddFromClass, top }: Props) => {
  const t = useTranslations('rosters.students');
  const list = useTranslations('rosters.list');
  const search = useTranslations('shared.studentSearch');
  const { id, students, capacity, isArchived, isHelper } = roster;
  const heading = useRef<HTMLHeadingElement>(null);
  const [merging, setMerging] = useState<PreselectedPair>();
  const isPrinting = useIsPrinting();
  const hasExternalLogins = useHasExternalLogins();
  const canChange = !isArchived && !isHelper;
  // Archived classrooms cannot be merged. If the request fails, the list still works.
  const { data: duplicates } = useQuery({ ...duplicatesQuery(id), enabled: canChange });
  const view = useStudentRows(students);
  const { rows } = view;
  const selection = useSelection(students, rows);
  const { chosen } = selection;
  useUndoKey();
  const handleDone = (done: readonly Student[]) => {
    selection.clear();
    focusRowAfter(rows, done, heading.current);
  };
  const onMerge = (oneId: string) => setMerging({ oneId });
  const actions = useStudentActions(roster, { onMerge, onDone: handleDone });
  const situation = useMemo(
    () => ({
      isArchived,
      isHelper,
      hasExternalLogins,
      mergeableIds: new Set(duplicates?.students.map((each) => each.id)),
    }),
    [isArchived, isHelper, hasExternalLogins, duplicates],
  );
  const caption = list('heading', { count: students.length, capacity });
  if (isPrinting) return <StudentList roster={roster} />;
  return (
    <>
      <div className={styles.content}>
        {top}
        <h2 ref={heading} tabIndex={-1} className="visually-hidden">
          {caption}
        </h2>
        {students.length > 0 && <StudentsTools roster={roster} view={view} />}
        {duplicates && <DuplicateNote duplicates={duplicates} onLook={setMerging} />}
        <p role="status" className="visually-hidden">
          {chosen.length > 0 && t('selected', { count: chosen.length })}
        </p>
        <Card as="section" padding="none" className={styles.card}>
          {students.length === 0 ? (
            <StudentsEmpty roster={roster} onAddFromClass={onAddFromClass} />
          ) : (
            <StudentsTable
              classroomId={id}
              caption={caption}
              view={view}
              selection={selection}
              situation={situation}
              onAction={(action, student) => actions.run(action, [student])}
            />
          )}
          {students.length > 0 && rows.length === 0 && (
            <p className={styles.none}>{search('none')}</p>
          )}
        </Card>
        <div className={styles.below} id={REMOVED_ID}>
          {canChange && <RemovedStudents roster={roster} finalFocus={heading} />}
          {duplicates && (
            <MergedList classroomId={id} merges={duplicates.merges} finalFocus={heading} />
          )}
        </div>
      </div>
      {chosen.length > 0 && !isHelper && (
        <SelectionBar
          chosen={chosen}
          total={students.length}
          isEveryRowChosen={rows.every((row) => selection.isChosen(row.id))}
          possible={possibleActions(chosen, situation)}
          onSelectAll={() => selection.setAll(students, true)}
          onClear={selection.clear}
          onAction={(action) => actions.run(action, chosen)}
        />
      )}
      <StudentDialogs {...{ roster, situation, actions, heading }} onDone={handleDone} />
      {duplicates && (
        <MergeDialog
          {...{ classroomId: id, duplicates, asked: merging, finalFocus: heading }}
          onClose={() => setMerging(undefined)}
        />
      )}
    </>
  );
};
