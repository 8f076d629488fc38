import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { addStudentsPath } from '../../../shared/routing/paths.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './students.module.css';

/** Explains how to fill a class without students, to a teacher who can. */
export const StudentsEmpty = ({
  roster: { id, isArchived, isHelper },
  onAddFromClass,
}: {
  roster: Roster;
  onAddFromClass: () => void;
}) => {
  const t = useTranslations('rosters.students');
  const canFill = !isArchived && !isHelper;
  return (
    <EmptyState
      picture={<SproutScene />}
      title={t('empty')}
      text={canFill ? t('emptyText') : undefined}
      headingLevel={3}
      action={
        canFill && (
          <div className={styles.empty}>
            <Button variant="secondary" onClick={onAddFromClass}>
              {t('addFromClass')}
            </Button>
            <ButtonLink variant="primary" render={<Link to={addStudentsPath(id)} />}>
              {t('addStudents')}
            </ButtonLink>
          </div>
        )
      }
    />
  );
};
