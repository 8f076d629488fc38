import type { Student } from '@wonderfield/contract/classrooms/student';
import { displayName } from '../../../shared/account/display-name.ts';
import styles from './names-with-text.module.css';

/** Lists the students that a dialog asks about, and says what happens to them. */
export const NamesWithText = ({
  students,
  text,
}: {
  students: readonly Student[];
  text: string;
}) => (
  <div className={styles.paragraphs}>
    <ul className={styles.names}>
      {students.map((student) => (
        <li key={student.id}>{displayName(student)}</li>
      ))}
    </ul>
    <p>{text}</p>
  </div>
);
