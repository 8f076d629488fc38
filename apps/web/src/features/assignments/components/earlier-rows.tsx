import { useQuery } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { assignmentsQuery } from '../api/assignment-calls.ts';
import { AssignedRowItem } from './assigned-row-item.tsx';
import styles from './assigned-rows-card.module.css';

/** Shows past and withdrawn rows. Loaded on request. */
export const EarlierRows = ({ classroomId }: { classroomId: string }) => {
  const t = useTranslations('assignments');
  const words = useTranslations('assignments');
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...assignmentsQuery(classroomId, 'earlier'),
    enabled: isOpen,
  });
  return (
    <div className={styles.earlier}>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((was) => !was)}
      >
        {t(isOpen ? 'hideEarlier' : 'earlier')}
      </Button>
      {isOpen && data && (
        <ul className={styles.rows} aria-label={t('earlierTitle')}>
          {data.assignments.map((assignment) => (
            <AssignedRowItem
              key={assignment.assignmentId}
              assignment={assignment}
              students={data.students}
            />
          ))}
        </ul>
      )}
      {isOpen && !data && !isError && (
        <Skeleton label={words('loading')}>
          <Furrow height="56px" square />
        </Skeleton>
      )}
      {isOpen && isError && (
        <p role="alert">
          {t('failed')}{' '}
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            {words('tryAgain')}
          </Button>
        </p>
      )}
    </div>
  );
};
