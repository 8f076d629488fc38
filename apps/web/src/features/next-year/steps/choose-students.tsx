import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Checkbox } from '@wonderfield/ui/checkbox-field/checkbox';
import { Note } from '@wonderfield/ui/note/note';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { EXTERNAL_CLASSES_PATHS } from '../../../shared/routing/paths.ts';
import { matchesSearch } from '../../../shared/student-search/matches-search.rules.ts';
import { StudentSearch } from '../../../shared/student-search/student-search.tsx';
import textButton from '../../../shared/text-button/text-button.module.css';
import { movingStudents, type YearDraft } from '../rules/year-draft.ts';
import type { DraftState } from '../use-year-draft.ts';
import styles from './choose-students.module.css';
import { StepHeading } from './step-heading.tsx';

type Student = NextYear['students'][number];

/** Offers to sync the next class of a synced class instead. */
const SyncNote = ({ service }: { service: 'google' | 'clever' }) => {
  const t = useTranslations('nextYear.students');
  const name = ROSTER_SERVICE_NAMES[service];
  return (
    <Note className={styles.note ?? ''}>
      <p>{t('synced', { service: name })}</p>
      <ButtonLink
        variant="secondary"
        size="sm"
        render={<Link to={EXTERNAL_CLASSES_PATHS[service]} />}
      >
        {t('sync', { service: name })}
      </ButtonLink>
    </Note>
  );
};

const StudentRow = ({
  student,
  leaves,
  onToggle,
}: {
  student: Student;
  leaves: boolean;
  onToggle: () => void;
}) => {
  const t = useTranslations('nextYear.students');
  const boxId = useId();
  return (
    <li>
      <label htmlFor={boxId} className={styles.student} data-leaves={leaves || undefined}>
        <Checkbox id={boxId} checked={!leaves} onChange={onToggle} />
        <span className={styles.flower}>
          <Avatar userId={student.id} size={30} />
        </span>
        <span className={styles.name} dir="auto">
          {displayName(student)}
        </span>
        {leaves && <span className={styles.leaves}>{t('leaves')}</span>}
      </label>
    </li>
  );
};

/** Step 1: the teacher chooses who moves to the new class. */
export const ChooseStudents = ({
  nextYear,
  state: { draft, change },
  takesFocus,
}: {
  nextYear: NextYear;
  state: DraftState;
  takesFocus: boolean;
}) => {
  const t = useTranslations('nextYear.students');
  const search = useTranslations('shared.studentSearch');
  const [searchText, setSearchText] = useState('');
  const { students, classroom } = nextYear;
  const matches = students.filter((student) => matchesSearch(student, searchText));
  const { leavingIds } = draft;
  const movesSome = movingStudents(students, draft).length > 0;
  const toggle = (id: string) =>
    change({
      leavingIds: leavingIds.includes(id)
        ? leavingIds.filter((each) => each !== id)
        : [...leavingIds, id],
    });
  return (
    <section>
      <div className={styles.head}>
        <div>
          <StepHeading takesFocus={takesFocus}>{t('heading')}</StepHeading>
          <p>{t('lead')}</p>
        </div>
        <div className={styles.tools}>
          <StudentSearch value={searchText} onSearch={setSearchText} matches={matches.length} />
          <button
            type="button"
            className={textButton.link}
            disabled={students.length === 0}
            onClick={() => change({ leavingIds: movesSome ? students.map(({ id }) => id) : [] })}
          >
            {t(movesSome ? 'clearAll' : 'selectAll')}
          </button>
        </div>
      </div>
      {classroom.service && <SyncNote service={classroom.service} />}
      {students.length === 0 && <p className={styles.none}>{t('noStudents')}</p>}
      {students.length > 0 && matches.length === 0 && (
        <p className={styles.none}>{search('none')}</p>
      )}
      <ul className={styles.students} aria-label={t('list')}>
        {matches.map((student) => (
          <StudentRow
            key={student.id}
            student={student}
            leaves={leavingIds.includes(student.id)}
            onToggle={() => toggle(student.id)}
          />
        ))}
      </ul>
    </section>
  );
};

/** Shows the numbers so far, and what happens to students who leave. */
export const StudentsAside = ({ nextYear, draft }: { nextYear: NextYear; draft: YearDraft }) => {
  const t = useTranslations('nextYear.students');
  const moving = movingStudents(nextYear.students, draft).length;
  return (
    <>
      <Card as="section" className={styles.small ?? ''}>
        <h3 className={styles.soFar}>{t('soFar')}</h3>
        <p className={styles.number}>
          <b>{moving}</b> {t('move')}
        </p>
        <p className={styles.number}>
          <b>{nextYear.students.length - moving}</b> {t('leave')}
        </p>
        <hr className={styles.line} />
        <h3>{t('leaveTitle')}</h3>
        <p>{t('leaveText')}</p>
      </Card>
      <Card className={styles.nothing ?? ''}>
        <Info size={20} strokeWidth={2.2} aria-hidden />
        <p>{t('nothing')}</p>
      </Card>
    </>
  );
};
