import { PLAN_SHELVES, type PlanShelf } from '@wonderfield/contract/operators/review-views';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../shared/use-strings.ts';
import styles from './queue.module.css';
import { useShelf } from './use-queue-tab.ts';

/** Where plans are, by what is to be done with them, and how many. */
export const Shelves = ({ counts }: { counts: Partial<Record<PlanShelf, number>> | undefined }) => {
  const t = useWords('review');
  const format = useFormatter();
  const { shelf: open, addressOfShelf } = useShelf();
  return (
    <nav aria-label={t('shelvesLabel')} className={styles.shelves}>
      {PLAN_SHELVES.map((shelf) => (
        <Link
          key={shelf}
          to={addressOfShelf(shelf)}
          aria-current={shelf === open ? 'page' : undefined}
        >
          {t(`shelves.${shelf}`)}
          {counts && <span className={styles.number}>{format.number(counts[shelf] ?? 0)}</span>}
        </Link>
      ))}
    </nav>
  );
};
