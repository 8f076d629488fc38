import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../../shared/account/current-user.ts';
import { mayTeach } from '../../../../shared/classrooms/may-teach.ts';
import { BandPage } from '../../../../shared/pages/band-page.tsx';
import page from '../../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../../shared/routing/paths.ts';
import styles from './classroom-form.module.css';

const NotReady = () => {
  const t = useTranslations('classrooms.form');
  return (
    <Card padding="lg" className={styles.whole ?? ''}>
      <EmptyState
        picture={<SproutScene />}
        title={t('notReady')}
        action={
          <ButtonLink variant="primary" size="sm" render={<Link to={PATHS.educatorHome} />}>
            {t('toHome')}
          </ButtonLink>
        }
      />
    </Card>
  );
};

/** Renders the page around the form. An educator without access sees where to continue. */
export const ClassroomFormFrame = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: (user: EducatorUser) => ReactNode;
}) => {
  const t = useTranslations('classrooms.form');
  const user = useEducator();
  if (!user) return null;
  return (
    <BandPage
      cast="educator"
      size="tall"
      title={title}
      lead={lead}
      backTo={PATHS.classrooms}
      backLabel={t('back')}
      className={page.columns}
    >
      {mayTeach(user) ? children(user) : <NotReady />}
    </BandPage>
  );
};
