import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { listStudentsPath, PATHS } from '../../../../shared/routing/paths.ts';
import styles from './syncs.module.css';

/** Links from the result of a sync to the classroom and to the list of classrooms. */
export const SyncLinks = ({ classroomId }: { classroomId: string }) => {
  const t = useTranslations('classroomSync');
  return (
    <div className={styles.links}>
      <ButtonLink variant="secondary" render={<Link to={listStudentsPath(classroomId)} />}>
        {t('syncs.open')}
      </ButtonLink>
      <ButtonLink variant="quiet" render={<Link to={PATHS.classrooms} />}>
        {t('toClassrooms')}
      </ButtonLink>
    </div>
  );
};
