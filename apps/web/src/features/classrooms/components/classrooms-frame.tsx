import type { UserType } from '@wonderfield/contract/options';
import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band } from '@wonderfield/ui/band/band';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page-title.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { HOME_PATHS } from '../../../shared/paths.ts';
import styles from './classrooms.module.css';

const CASTS = { educator: 'educator', parent: 'family', student: 'student' } as const;

/** The page around the three kinds of lists. */
export const ClassroomsFrame = ({
  userType,
  children,
}: {
  userType: UserType;
  children: ReactNode;
}) => {
  const t = useTranslations('classrooms.list');
  const shared = useTranslations('shared');
  const title = t(`title.${userType}`);
  const home = HOME_PATHS[userType];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Band
        cast={CASTS[userType]}
        size="list"
        title={title}
        back={<BackLink label={t('back')} render={<Link to={home} />} />}
      />
      <main id="main" className={page.wide}>
        {children}
        <div className={styles.foot}>
          <ButtonLink variant="quiet" render={<Link to={home} />}>
            {shared('cancel')}
          </ButtonLink>
        </div>
      </main>
    </>
  );
};
