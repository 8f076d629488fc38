import type { Assignment, ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import { PLACES, ROW_LENGTH } from '@wonderfield/contract/play/field';
import { Button } from '@wonderfield/ui/button/button';
import { PlantPicture } from '@wonderfield/ui/field-picture/field-picture';
import { Tag } from '@wonderfield/ui/tag/tag';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { standsOf, tallyOf } from '../rules/assignments.ts';
import styles from './assigned-rows-card.module.css';
import { useDueStrings } from './use-due-strings.ts';

type AssignedRowItemProps = {
  assignment: Assignment;
  students: ClassAssignments['students'];
  /** Only set while the row is open. */
  onTakeBack?: (() => void) | undefined;
};

const Names = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <div>
      <h4>{title}</h4>
      <ul>{children}</ul>
    </div>
  );

/** Lists who has done the row, who has not, and for which students it is unavailable. */
const Stands = ({ assignment, students }: AssignedRowItemProps) => {
  const t = useTranslations('assignments');
  const dueStrings = useDueStrings();
  const nameById = (id: string) => {
    const student = students.find(({ studentId }) => studentId === id);
    return student ? displayName(student) : '';
  };
  if (assignment.students.length === 0) return <p className={styles.fact}>{t('noStudents')}</p>;
  return (
    <div className={styles.stands}>
      <Names title={t('done')}>
        {standsOf(assignment, 'done').map(({ studentId, right, doneOn }) => (
          <li key={studentId}>
            {nameById(studentId)}
            <span className={styles.fact}>
              {t('right', {
                right: String(right),
                total: String(ROW_LENGTH),
                day: dueStrings(doneOn),
              })}
            </span>
          </li>
        ))}
      </Names>
      <Names title={t('notYet')}>
        {standsOf(assignment, 'notYet').map(({ studentId }) => (
          <li key={studentId}>{nameById(studentId)}</li>
        ))}
      </Names>
      <Names title={t('unavailable')}>
        {standsOf(assignment, 'unavailable').map(({ studentId }) => (
          <li key={studentId}>{nameById(studentId)}</li>
        ))}
      </Names>
    </div>
  );
};

/** Shows an assigned row with its due date and progress, and the names on request. */
export const AssignedRowItem = ({
  assignment,
  students,
  onTakeBack: onWithdraw,
}: AssignedRowItemProps) => {
  const t = useTranslations('assignments');
  const dueStrings = useDueStrings();
  const namesId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { subject, skills, dueOn, state, isWholeClass } = assignment;
  const names = skills.map(({ name }) => name).join(', ');
  const { done, total } = tallyOf(assignment);
  const tally = t('tally', { done: String(done), total: String(total) });
  const action = t(isOpen ? 'hideNames' : 'showNames');
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <PlantPicture crop={PLACES[subject].crop} stage="bloom" height={40} />
        <div className={styles.what}>
          <h3>{names}</h3>
          <p className={styles.fact}>
            {t('due', { day: dueStrings(dueOn) })}
            {' · '}
            {isWholeClass ? t('wholeClass') : t('some', { count: assignment.students.length })}
            {state !== 'open' && <Tag tone="plain">{t(`states.${state}`)}</Tag>}
          </p>
        </div>
        <div className={styles.tally}>
          <span>{tally}</span>
          <span className={styles.track} aria-hidden>
            <span style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }} />
          </span>
        </div>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={namesId}
            aria-label={t('namesOf', { skills: names, tally, action })}
            icon={
              <ChevronDown
                className={styles.chevron}
                data-open={isOpen || undefined}
                size={18}
                strokeWidth={2.4}
                aria-hidden
              />
            }
            onClick={() => setIsOpen((was) => !was)}
          >
            {action}
          </Button>
          {onWithdraw && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('takeBackRow', { skills: names })}
              onClick={onWithdraw}
            >
              {t('takeBack')}
            </Button>
          )}
        </div>
      </div>
      <div id={namesId} hidden={!isOpen}>
        {isOpen && <Stands assignment={assignment} students={students} />}
      </div>
    </li>
  );
};
