import type { LibraryPlan } from '@wonderfield/contract/plans/library';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { useTranslations } from 'use-intl';
import { usePlanDates } from '../../../shared/plans/use-plan-dates.ts';
import styles from './plan-reader.module.css';

/** Shows the author, the school and the publication date. */
export const PlanByline = ({
  plan: { authorId, authorName, schoolName, publishedAt },
}: {
  plan: LibraryPlan;
}) => {
  const t = useTranslations('library.plan');
  const { longDateOf } = usePlanDates();
  const published = t('published', { date: longDateOf(publishedAt) });
  return (
    <div className={styles.byline}>
      <Avatar userId={authorId} size={36} />
      <p>
        <b>{authorName}</b>
        <small>{[schoolName, published].filter(Boolean).join(' · ')}</small>
      </p>
    </div>
  );
};
