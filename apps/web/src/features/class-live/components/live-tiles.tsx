import { useTranslations } from 'use-intl';
import type { BoardStudent } from '../rules/live-board.rules.ts';
import { LiveTile } from './live-tile.tsx';
import styles from './live-tiles.module.css';
import { useBoardOrder } from './use-board-order.ts';

/** Above this number, tiles have less room each. */
const ROOMY_CLASS = 24;

/** Shows the students as tiles that stay where they are while the pointer is on them. */
export const LiveTiles = ({
  sorted,
  isClosed,
  onLetIn,
}: {
  sorted: readonly BoardStudent[];
  isClosed: boolean;
  onLetIn: ((student: BoardStudent) => void) | undefined;
}) => {
  const t = useTranslations('classLive');
  const { students, handlers } = useBoardOrder(sorted);
  return (
    <ul
      className={styles.tiles}
      aria-label={t('students')}
      data-dense={students.length > ROOMY_CLASS || undefined}
      {...handlers}
    >
      {students.map((student) => (
        <LiveTile key={student.userId} student={student} isClosed={isClosed} onLetIn={onLetIn} />
      ))}
    </ul>
  );
};
