import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import { bloomOf } from '@wonderfield/contract/options';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { studentReportPath } from '../../../shared/routing/paths.ts';
import { AssignGroupButton } from '../../assignments/parts/assign-group-button.tsx';
import type { ClassSkill, ClassStudent } from '../rules/class-table.ts';
import { assignmentOfGroup, type HelpGroup } from '../rules/help-groups.ts';
import styles from './help-strip.module.css';

type HelpStripProps = {
  classroomId: string;
  group: HelpGroup;
  skill: ClassSkill;
  students: readonly ClassStudent[];
  /** Undefined while the assigned rows load. */
  room: ClassAssignments | undefined;
  canAssign: boolean;
  position: { index: number; total: number };
  onNext: () => void;
};

/** Shows a group that needs help today, one thing to try, and a button to assign a row. */
export const HelpStrip = ({
  classroomId,
  group,
  skill,
  students,
  room,
  canAssign,
  position: { index, total },
  onNext,
}: HelpStripProps) => {
  const t = useTranslations('classProgress.help');
  const members = students.filter(({ studentId }) => group.studentIds.includes(studentId));
  const assignment = room && assignmentOfGroup(group, room.assignments);
  return (
    <section className={styles.strip} aria-label={t('label')}>
      <div className={styles.text}>
        <h2>{t('title', { skill: skill.name })}</h2>
        <p>
          <strong>{group.whatHappened}</strong> {t('toTry', { what: group.toTry })}
        </p>
      </div>
      <ul className={styles.students}>
        {members.map((student) => (
          <li key={student.studentId}>
            <Link
              to={studentReportPath(classroomId, student.studentId)}
              aria-label={displayName(student)}
            >
              <Avatar userId={student.studentId} bloom={bloomOf(student.look)} size={30} />
              {student.firstName}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {assignment && (
          <AssignGroupButton
            classroomId={classroomId}
            today={room.today}
            skill={skill}
            missing={members.filter(({ studentId }) => assignment.missingIds.includes(studentId))}
            dueOn={assignment.dueOn}
            canAssign={canAssign}
          />
        )}
        {total > 1 && (
          <Button variant="quiet" size="sm" onClick={onNext}>
            {t('next')}
            <span className="visually-hidden">
              {`. ${t('position', { position: String(index + 1), total: String(total) })}`}
            </span>
          </Button>
        )}
      </div>
    </section>
  );
};
