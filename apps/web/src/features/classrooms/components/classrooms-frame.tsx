import type { UserType } from '@wonderfield/contract/user-types';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { HOME_PATHS } from '../../../shared/routing/paths.ts';
import styles from './classrooms.module.css';

const CASTS = { educator: 'educator', parent: 'family', student: 'student' } as const;

/** Renders the page around the lists of all three user types. */
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
    <BandPage cast={CASTS[userType]} size="list" title={title} backTo={home} className={page.wide}>
      {children}
      <div className={styles.foot}>
        <ButtonLink variant="quiet" render={<Link to={home} />}>
          {shared('cancel')}
        </ButtonLink>
      </div>
    </BandPage>
  );
};
