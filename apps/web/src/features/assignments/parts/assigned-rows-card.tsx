import type { Assignment, ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Sprout } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AssignedRowItem } from '../components/assigned-row-item.tsx';
import styles from '../components/assigned-rows-card.module.css';
import { EarlierRows } from '../components/earlier-rows.tsx';
import { WithdrawAssignmentDialog } from '../components/withdraw-assignment-dialog.tsx';
import type { WhyNoRow } from '../rules/assignments.ts';

type AssignedRowsCardProps = {
  classroomId: string;
  /** Undefined while loading or after an error. */
  room: ClassAssignments | undefined;
  error: Error | null;
  /** The reason why no row can be assigned now. If set, there is no button. */
  whyNot: WhyNoRow | undefined;
  onAssign: (() => void) | undefined;
  onRetry: () => void;
};

/** Shows the rows of the class with their progress and a button to assign another. */
export const AssignedRowsCard = ({
  classroomId,
  room,
  error,
  whyNot,
  onAssign,
  onRetry,
}: AssignedRowsCardProps) => {
  const t = useTranslations('assignments');
  const words = useTranslations('assignments');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialogRow, setAsked] = useState<Assignment>();
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        {onAssign && (
          <Button
            variant="primary"
            icon={<Sprout size={20} strokeWidth={2.2} aria-hidden />}
            onClick={onAssign}
          >
            {t('assign')}
          </Button>
        )}
      </div>
      {whyNot && <p className={styles.none}>{t(`whyNot.${whyNot}`)}</p>}
      {!room && !error && (
        <Skeleton label={words('loading')}>
          <Furrow height="44px" square />
        </Skeleton>
      )}
      {!room && error && (
        <p role="alert">
          {t('failed')}{' '}
          <Button variant="quiet" size="sm" onClick={onRetry}>
            {words('tryAgain')}
          </Button>
        </p>
      )}
      {room && room.assignments.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {room && room.assignments.length > 0 && (
        <ul className={styles.rows}>
          {room.assignments.map((assignment) => (
            <AssignedRowItem
              key={assignment.assignmentId}
              assignment={assignment}
              students={room.students}
              onTakeBack={room.isArchived || room.isHelper ? undefined : () => setAsked(assignment)}
            />
          ))}
        </ul>
      )}
      {room?.hasEarlier && <EarlierRows classroomId={classroomId} />}
      <WithdrawAssignmentDialog
        classroomId={classroomId}
        assignment={dialogRow}
        onClose={() => setAsked(undefined)}
        finalFocus={heading}
      />
    </Card>
  );
};
