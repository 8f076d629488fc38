import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import { SUBJECTS } from '@wonderfield/contract/options';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { Card } from '@wonderfield/ui/card/card';
import { Segments } from '@wonderfield/ui/segments/segments';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsNarrow } from '../../../shared/hooks/use-is-narrow.ts';
import { useIsPrinting } from '../../../shared/hooks/use-is-printing.ts';
import { useStableFunction } from '../../../shared/hooks/use-stable-function.ts';
import type { AssignStart } from '../../assignments/parts/assign-draft.ts';
import { ClassReports } from '../report/class-reports.tsx';
import { ClassReportsDialog } from '../report/class-reports-dialog.tsx';
import { usePrintReports } from '../report/use-print-reports.ts';
import {
  byFirstName,
  type SkillRow,
  shortNames,
  shownRows,
  skillRows,
  studentsBelowBud,
  subjectsOf,
} from '../rules/class-table.ts';
import { helpGroups } from '../rules/help-groups.ts';
import { ClassFilters } from './class-filters.tsx';
import { ClassList } from './class-list.tsx';
import styles from './class-page.module.css';
import { ClassPrint } from './class-print.tsx';
import { ClassTable } from './class-table.tsx';
import { HelpStrip } from './help-strip.tsx';
import { useCellText } from './use-cell-text.ts';
import type { ClassView } from './use-class-view.ts';
import { useSaveTable } from './use-save-table.ts';

type ClassContentProps = {
  classroomId: string;
  progress: ClassProgress;
  view: ClassView;
  room: ClassAssignments | undefined;
  /** Opens the dialog with skill and students prefilled. Undefined if no row can be assigned. */
  onAssign: ((start: AssignStart) => void) | undefined;
  /** Back link and title. */
  top: ReactNode;
};

/** Returns the group that the strip shows, and a function to show the next. */
const useHelpGroup = (progress: ClassProgress, shown: ClassView['shown']) => {
  const [turn, setTurn] = useState(0);
  const groups = useMemo(() => {
    const subjects = new Map(progress.skills.map((skill) => [skill.skillId, skill.subject]));
    return helpGroups(progress, (skillId) => subjects.get(skillId), shown);
  }, [progress, shown]);
  const index = groups.length === 0 ? 0 : turn % groups.length;
  return {
    group: groups[index],
    position: { index, total: groups.length },
    next: () => setTurn(index + 1),
  };
};

/** Shows the class by skill and student, and who needs help in the shown subject. */
export const ClassContent = (props: ClassContentProps) => {
  const { classroomId, progress, view, room, onAssign, top } = props;
  const t = useTranslations('classProgress');
  const { shown, standard } = view;
  const students = useMemo(() => byFirstName(progress.students), [progress]);
  const allRows = useMemo(() => skillRows({ ...progress, students }), [progress, students]);
  const rows = useMemo(() => shownRows(allRows, { shown, standard }), [allRows, shown, standard]);
  const names = useMemo(() => shortNames(students), [students]);
  const cellText = useCellText();
  const help = useHelpGroup(progress, shown);
  const helpSkill = progress.skills.find(({ skillId }) => skillId === help.group?.skillId);
  const isNarrow = useIsNarrow();
  const isPrinting = useIsPrinting();
  const save = useSaveTable({ classroomName: progress.classroomName, students }, rows, cellText);
  const canAssign = onAssign !== undefined;
  const assignSkill = useStableFunction((row: SkillRow) =>
    onAssign?.({ skillId: row.skill.skillId, studentIds: studentsBelowBud(row, students) }),
  );
  const table = { classroomId, rows, students, onAssign: canAssign ? assignSkill : undefined };
  const subject = SUBJECTS.find(({ value }) => value === shown)?.label ?? t('all');
  const printing = usePrintReports();
  if (isPrinting && printing.reports.length > 0) return <ClassReports reports={printing.reports} />;
  if (isPrinting) {
    return (
      <ClassPrint
        {...{ rows, students, names }}
        classroomName={progress.classroomName}
        what={standard ? `${subject} ${standard}` : subject}
        days={view.days}
        today={progress.today}
      />
    );
  }
  return (
    <Segments
      label={t('subject')}
      segments={[
        ...subjectsOf(progress).map(({ value, label }) => ({ value, label })),
        { value: 'all', label: t('all') },
      ]}
      value={shown}
      onChange={view.chooseSubject}
      before={top}
      after={<ClassFilters {...{ progress, view }} onSave={save} onPrintReports={printing.ask} />}
    >
      {printing.isAsking && (
        <ClassReportsDialog
          classroomId={classroomId}
          studentIds={progress.students.map(({ studentId }) => studentId)}
          days={view.days}
          onPrint={printing.print}
          onClose={printing.close}
        />
      )}
      {help.group && helpSkill && (
        <HelpStrip
          {...{ classroomId, students, room, canAssign }}
          group={help.group}
          skill={helpSkill}
          position={help.position}
          onNext={help.next}
        />
      )}
      {rows.length === 0 && (
        <Card className={styles.none}>{t(standard ? 'noneOfStandard' : 'noneInPeriod')}</Card>
      )}
      {rows.length > 0 &&
        (isNarrow ? (
          <ClassList {...table} />
        ) : (
          <ClassTable {...table} {...{ names, cellText, allRows }} marked={help.group} />
        ))}
    </Segments>
  );
};
