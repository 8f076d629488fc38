import type { ExternalRoster } from '@wonderfield/contract/classroom-sync/external-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { BottomBar } from '@wonderfield/ui/bottom-bar/bottom-bar';
import { Card } from '@wonderfield/ui/card/card';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EducatorBody } from '../../../../shared/pages/educator-page.tsx';
import { matchesSearch } from '../../../../shared/student-search/matches-search.rules.ts';
import { StudentSearch } from '../../../../shared/student-search/student-search.tsx';
import { newStudentsOf, seatsNeeded } from '../../rules/chosen-students.ts';
import { CancelChoosing, SyncButton } from '../sync-buttons.tsx';
import pageStyles from '../sync-page.module.css';
import styles from './choose-students.module.css';
import { ChosenLine } from './chosen-line.tsx';
import { DestinationField } from './destination-field.tsx';
import { ExternalStudentsTable } from './external-students-table.tsx';
import { NewStudentsNote } from './new-students-note.tsx';

/** First step: the educator chooses the students of an external class. */
export const ChooseStudents = ({
  service,
  roster,
  chosen,
  onChoose,
  intoId,
  onInto,
  onNext,
  isBack,
}: {
  service: RosterService;
  roster: ExternalRoster;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  intoId: string | undefined;
  onInto: (intoId: string | undefined) => void;
  onNext: (chosenIds: readonly string[]) => void;
  /** True after a return from the preview. The heading then takes the focus. */
  isBack: boolean;
}) => {
  const t = useTranslations('classroomSync.students');
  const search = useTranslations('shared.studentSearch');
  const [searchText, setSearchText] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  const { students, freeSeats } = roster;
  const matches = students.filter((student) => matchesSearch(student, searchText));
  // Drops chosen students who left the class since.
  const coming = students.filter(({ id }) => chosen.has(id));
  const newIds = newStudentsOf(roster).map(({ id }) => id);
  const needed = seatsNeeded(coming);
  const isFull = freeSeats !== undefined && needed > freeSeats;

  return (
    <>
      <EducatorBody hasBar>
        <div className={pageStyles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t('heading', { count: students.length })}
          </h2>
          <StudentSearch value={searchText} onSearch={setSearchText} matches={matches.length} />
        </div>
        {roster.destinations.length > 0 && (
          <DestinationField destinations={roster.destinations} intoId={intoId} onChange={onInto} />
        )}
        {newIds.length > 0 && (
          <NewStudentsNote service={service} newIds={newIds} chosen={chosen} onChoose={onChoose} />
        )}
        <Card as="section" padding="md" className={styles.card}>
          <ExternalStudentsTable
            service={service}
            students={matches}
            isPart={matches.length < students.length}
            newIds={new Set(newIds)}
            chosen={chosen}
            onChoose={onChoose}
          />
          {matches.length === 0 && <p className={styles.none}>{search('none')}</p>}
        </Card>
      </EducatorBody>
      <BottomBar
        label={t('bar')}
        say={
          <ChosenLine
            chosen={coming.length}
            count={students.length}
            seats={freeSeats === undefined ? undefined : { free: freeSeats, needed }}
          />
        }
      >
        <CancelChoosing service={service} />
        <SyncButton
          service={service}
          disabled={coming.length === 0 || isFull}
          onClick={() => onNext(coming.map(({ id }) => id))}
        />
      </BottomBar>
    </>
  );
};
