import type { UndoneYear } from '@wonderfield/contract/classrooms/next-year';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { EducatorBody } from '../../../shared/pages/educator-page.tsx';
import { listStudentsPath, PATHS } from '../../../shared/routing/paths.ts';
import styles from './started-year.module.css';

/** Returns a sentence for everything that is not as it was before. */
const useDifferences = (undone: UndoneYear) => {
  const t = useTranslations('nextYear.undo');
  const names = undone.teachersGone.join(', ');
  return [
    undone.added > 0 && t('added', { count: undone.added }),
    undone.gradesKept > 0 && t('gradesKept', { count: undone.gradesKept }),
    undone.removed > 0 && t('removed', { count: undone.removed }),
    names !== '' && t('teachers', { names }),
    undone.passwordsStay && t('passwords'),
  ].filter((text) => text !== false);
};

/** Says that the old class is back, and what could not be restored. */
export const UndoneYearView = ({ undone }: { undone: UndoneYear }) => {
  const t = useTranslations('nextYear.undo');
  const page = useTranslations('nextYear');
  const heading = useHeadingFocus();
  const differences = useDifferences(undone);
  return (
    <EducatorBody>
      <Card as="section" padding="lg" className={styles.undone ?? ''}>
        <h2 ref={heading} tabIndex={-1}>
          {t('doneTitle', { name: undone.name })}
        </h2>
        <p>{t('doneText')}</p>
        {differences.length > 0 && (
          <>
            <h3>{t('changes')}</h3>
            <ul>
              {differences.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.actions}>
          <ButtonLink variant="primary" render={<Link to={listStudentsPath(undone.classroomId)} />}>
            {t('openList')}
          </ButtonLink>
          <ButtonLink variant="secondary" render={<Link to={PATHS.classrooms} />}>
            {page('toClassrooms')}
          </ButtonLink>
        </div>
      </Card>
    </EducatorBody>
  );
};
