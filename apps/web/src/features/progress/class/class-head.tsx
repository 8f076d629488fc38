import { bloomOf } from '@wonderfield/contract/options';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { studentReportPath } from '../../../shared/routing/paths.ts';
import type { ClassStudent } from '../rules/class-table.ts';
import styles from './class-table.module.css';

type HeadCellProps = {
  classroomId: string;
  student: ClassStudent;
  name: string;
  isMarked: boolean;
};

/**
 * Shows the name of a student as a link to the report. The table follows it, because 41 router
 * links would render again with each change of the address.
 */
const HeadCell = memo(({ classroomId, student, name, isMarked }: HeadCellProps) => (
  <th scope="col" data-marked={isMarked || undefined}>
    <a
      href={studentReportPath(classroomId, student.studentId)}
      className={styles.student}
      aria-label={displayName(student)}
      tabIndex={-1}
    >
      <span className={styles.name}>{name}</span>
      <Avatar userId={student.studentId} bloom={bloomOf(student.look)} size={24} />
    </a>
  </th>
));

type ClassHeadProps = {
  classroomId: string;
  students: readonly ClassStudent[];
  names: readonly string[];
  /** Students of the group that needs help. */
  markedIds: readonly string[];
};

/** Shows the names of the students above their columns. */
export const ClassHead = memo(({ classroomId, students, names, markedIds }: ClassHeadProps) => {
  const t = useTranslations('classProgress');
  return (
    <thead>
      <tr>
        <th scope="col">{t('skillHead')}</th>
        {students.map((student, index) => (
          <HeadCell
            key={student.studentId}
            classroomId={classroomId}
            student={student}
            name={names[index] ?? ''}
            isMarked={markedIds.includes(student.studentId)}
          />
        ))}
        <th scope="col">{t('have')}</th>
      </tr>
    </thead>
  );
});
