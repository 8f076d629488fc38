import type { SchoolRecord } from '@wonderfield/contract/operators/operator-views';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { Fact, FactList } from '../../../shared/fact-list.tsx';
import record from '../../../shared/record.module.css';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './schools.module.css';

/** Shows code, seats, teachers and the administrator. */
export const SchoolFacts = ({ school }: { school: SchoolRecord }) => {
  const t = useStrings('schools');
  const name = school.schoolName;
  return (
    <FactList columns="3fr 3fr 2fr 4fr">
      <Fact label={t('code')} isWide>
        {school.schoolCode ? (
          <span className={record.copyable}>
            <span className={styles.code}>{school.schoolCode}</span>
            <CopyButton text={school.schoolCode} what={t('codeOf', { name })} />
          </span>
        ) : (
          <span className={record.about}>{t('noCode')}</span>
        )}
      </Fact>
      <Fact label={t('seats')}>
        <span>{t('seatsUsed', { used: school.teachers, total: school.classroomSeats })}</span>
        <span className={record.about}>{t('students', { count: school.studentSeats })}</span>
      </Fact>
      <Fact label={t('teachers')}>
        <span>{school.teachers}</span>
        {school.waitingTeachers > 0 && (
          <span className={record.about}>
            {t('waitingTeachers', { count: school.waitingTeachers })}
          </span>
        )}
      </Fact>
      <Fact label={t('administrator')} isWide>
        <span className={record.copyable}>
          {school.administratorEmail}
          <CopyButton text={school.administratorEmail} what={t('emailOf', { name })} />
        </span>
      </Fact>
    </FactList>
  );
};
