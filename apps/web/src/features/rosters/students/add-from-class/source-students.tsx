import type { SourceStudent } from '@wonderfield/contract/classrooms/transfer';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import type { Roster } from '../../api/roster-query.ts';
import styles from './add-from-class.module.css';

/** One student with a check box, or with the reason why the student cannot be added. */
const SourceRow = ({
  student,
  isChosen,
  onChoose,
}: {
  student: SourceStudent;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) => {
  const t = useTranslations('rosters.students.from');
  const { availability } = student;
  return (
    <li data-free={availability === 'free' || undefined}>
      <CheckboxField
        checked={isChosen}
        disabled={availability !== 'free'}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        label={
          <span className={styles.student}>
            <Avatar userId={student.id} size={32} />
            <b>{displayName(student)}</b>
            {availability !== 'free' && <small>{t(availability)}</small>}
          </span>
        }
      />
    </li>
  );
};

/** Lists the students of another class in two columns. */
export const SourceStudents = ({
  roster,
  students,
  chosenIds,
  onChoose,
}: {
  roster: Roster;
  /** The students who match the search. */
  students: readonly SourceStudent[];
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}) => {
  const t = useTranslations('rosters.students.from');
  const list = useTranslations('rosters.students');
  const search = useTranslations('shared.studentSearch');
  const freeIds = students
    .filter(({ availability }) => availability === 'free')
    .map(({ id }) => id);
  const selected = freeIds.filter((id) => chosenIds.includes(id)).length;
  const isAll = freeIds.length > 0 && selected === freeIds.length;
  const others = chosenIds.filter((id) => !freeIds.includes(id));
  const free = Math.max(0, roster.capacity - roster.students.length);
  return (
    <>
      <div className={styles.head}>
        <CheckboxField
          label={t('selectAll', { count: freeIds.length })}
          checked={isAll}
          indeterminate={selected > 0 && !isAll}
          disabled={freeIds.length === 0}
          onChange={() => onChoose(isAll ? others : [...others, ...freeIds])}
        />
        <span>{t('free', { free, classroom: roster.name })}</span>
      </div>
      <p role="status" className="visually-hidden">
        {chosenIds.length > 0 && list('selected', { count: chosenIds.length })}
      </p>
      <ul className={styles.list}>
        {students.map((student) => (
          <SourceRow
            key={student.id}
            student={student}
            isChosen={chosenIds.includes(student.id)}
            onChoose={(isChosen) =>
              onChoose(
                isChosen ? [...chosenIds, student.id] : chosenIds.filter((id) => id !== student.id),
              )
            }
          />
        ))}
      </ul>
      {students.length === 0 && <p className={styles.none}>{search('none')}</p>}
    </>
  );
};
