import type { ProgressCell } from '@wonderfield/contract/progress/progress';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { StageBadge } from '../components/stage-badge.tsx';
import styles from './class-list.module.css';

type ClassListItemProps = {
  name: string;
  code?: string | undefined;
  /** The report of the student. */
  to: string;
  cell: ProgressCell | undefined;
};

/** Shows a name with stage, level and number of questions in words. */
export const ClassListItem = ({ name, code, to, cell }: ClassListItemProps) => {
  const t = useTranslations('classProgress.cell');
  return (
    <li>
      <Link to={to}>
        {name}
        {code && <span className={styles.code}>{code}</span>}
      </Link>
      {cell ? (
        <span className={styles.value}>
          <StageBadge stage={cell.stage} isRated={cell.isRated} />
          <span>
            {cell.isRated && `${t('level', { level: String(cell.level) })} · `}
            {t('questions', { count: cell.answers })}
          </span>
        </span>
      ) : (
        <span className={styles.none}>{t('notMet')}</span>
      )}
    </li>
  );
};
