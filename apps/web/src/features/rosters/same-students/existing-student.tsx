import type { SameStudent } from '@wonderfield/contract/classrooms/same-student';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { displayName } from '../../../shared/account/display-name.ts';
import styles from './existing-student.module.css';
import { useSameStrings } from './use-same-strings.ts';

/** Shows a student who has a login: name, class and, for own students, the username. */
export const ExistingStudent = ({ student }: { student: SameStudent }) => {
  const { placeOf } = useSameStrings();
  return (
    <span className={styles.student}>
      <Avatar userId={student.id} size={32} />
      <span className={styles.words}>
        <b>{displayName(student)}</b>
        <span className={styles.place}>
          {placeOf(student)}
          {student.username && (
            <>
              {' · '}
              <span className="code">{student.username}</span>
            </>
          )}
        </span>
      </span>
    </span>
  );
};
