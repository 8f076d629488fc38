import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import type { School } from '@wonderfield/contract/educators/school-admin';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { NotLoadedCard } from '../../../shared/not-loaded/not-loaded-card.tsx';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { schoolQuery } from '../api/school-calls.ts';
import styles from '../components/school.module.css';
import { SchoolClassrooms } from '../components/school-classrooms.tsx';
import { SchoolTeachers } from '../components/school-teachers.tsx';
import { SeatsCard } from '../components/seats-card.tsx';
import { StaffCodeCard } from '../components/staff-code-card.tsx';
import { StudentCodeCard } from '../components/student-code-card.tsx';
import { UnplacedStudents } from '../components/unplaced-students.tsx';
import { WaitingTeachers } from '../components/waiting-teachers.tsx';

const Loading = () => (
  <Card padding="lg">
    <Skeleton label={TEXTS.loading}>
      <Furrow width="220px" height="28px" />
      <Furrow width="100%" height="54px" />
      <Furrow width="100%" height="54px" />
    </Skeleton>
  </Card>
);

const SchoolContent = ({ school }: { school: School }) => {
  // Takes the focus when a card disappears with its last row.
  const teachers = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <WaitingTeachers waiting={school.waitingTeachers} nextHeading={teachers} />
      <div className={styles.codes}>
        <StaffCodeCard school={school} />
        <StudentCodeCard school={school} />
      </div>
      <SeatsCard school={school} />
      <div className={styles.lists}>
        <SchoolClassrooms school={school} />
        <SchoolTeachers school={school} heading={teachers} />
        <UnplacedStudents students={school.unplacedStudents} nextHeading={teachers} />
      </div>
    </>
  );
};

/** Shows a school administrator the seats, codes, people and classrooms. */
export const SchoolScreen = () => {
  const t = useTranslations('school');
  const school = useQuery(schoolQuery());
  const code = school.error instanceof ApiError ? school.error.code : undefined;
  // SCH_003: not an administrator. EDU_001: the school is not approved yet.
  if (code === 'SCH_003') return <Navigate to={PATHS.notFound} replace />;
  if (code === 'EDU_001') return <Navigate to={PATHS.educatorHome} replace />;
  return (
    <BandPage
      title={t('title')}
      cast="educator"
      size="tall"
      heading={school.data?.name}
      lead={school.data && `${school.data.city} ${school.data.zip}`}
      backTo={PATHS.educatorHome}
      className={`${page.columns} ${styles.page}`}
    >
      {school.isPending && <Loading />}
      {school.isLoadingError && (
        <NotLoadedCard title={t('loadFailed')} next={() => void school.refetch()} />
      )}
      {school.data && <SchoolContent school={school.data} />}
    </BandPage>
  );
};
