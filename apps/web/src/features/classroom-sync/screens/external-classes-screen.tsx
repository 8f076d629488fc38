import { useQuery } from '@tanstack/react-query';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { externalClassesQuery } from '../api/external-calls.ts';
import { ExternalClassList } from '../components/choose/external-class-list.tsx';
import styles from '../components/choose/external-classes.module.css';
import { ConnectedCard } from '../components/connected-card.tsx';
import { ReadLine } from '../components/result/read-line.tsx';
import { isFinalSyncError, SyncError } from '../components/sync-error.tsx';
import { SyncLoading } from '../components/sync-loading.tsx';
import pageStyles from '../components/sync-page.module.css';

/** Lists the educator's external classes with their sync links. */
const ExternalClasses = ({ service }: { service: RosterService }) => {
  const t = useTranslations('classroomSync.classes');
  const shared = useTranslations('shared');
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(
    externalClassesQuery(service),
  );
  const classes = isFinalSyncError(error) ? undefined : data;
  const retry = () => void refetch();
  return (
    <EducatorPage
      pageTitle={t(`title.${service}`)}
      lead={t('lead')}
      size="list"
      backTo={PATHS.educatorHome}
    >
      <EducatorBody>
        <div className={styles.columns}>
          <section aria-labelledby="outside-classes">
            <div className={pageStyles.head}>
              <h2 id="outside-classes">
                {classes ? t('heading', { count: classes.length }) : t('headingUnknown')}
              </h2>
              {classes && (
                <ReadLine
                  service={service}
                  readAt={dataUpdatedAt}
                  isReading={isFetching}
                  onRead={retry}
                />
              )}
            </div>
            {error && !isFetching && <SyncError error={error} service={service} onRetry={retry} />}
            {classes && <ExternalClassList service={service} classes={classes} />}
            {!classes && (isFetching || !error) && <SyncLoading />}
            <div className={pageStyles.foot}>
              <ButtonLink variant="quiet" render={<Link to={PATHS.classrooms} />}>
                {shared('cancel')}
              </ButtonLink>
            </div>
          </section>
          <ConnectedCard
            service={service}
            isConnected={classes !== undefined}
            isReading={isFetching}
          />
        </div>
      </EducatorBody>
    </EducatorPage>
  );
};

export const GoogleClassesScreen = () => <ExternalClasses service="google" />;

export const CleverClassesScreen = () => <ExternalClasses service="clever" />;
