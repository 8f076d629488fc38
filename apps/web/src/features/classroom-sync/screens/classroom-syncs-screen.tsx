import { useQuery } from '@tanstack/react-query';
import { isForbidden } from '@wonderfield/client/errors';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { syncHistoryQuery } from '../api/sync-calls.ts';
import { EarlierSyncs } from '../components/result/earlier-syncs.tsx';
import { NightlyCard } from '../components/result/nightly-card.tsx';
import { NoSyncs } from '../components/result/no-syncs.tsx';
import { SyncResult } from '../components/result/sync-result.tsx';
import styles from '../components/result/syncs.module.css';
import { UndoCard } from '../components/result/undo-card.tsx';
import { SyncError } from '../components/sync-error.tsx';
import { SyncLoading } from '../components/sync-loading.tsx';

/** Shows one sync of a classroom, its undo and the nightly sync settings. */
const ClassroomSyncs = ({ classroomId }: { classroomId: string }) => {
  const t = useTranslations('classroomSync.syncs');
  const [search] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useQuery(
    syncHistoryQuery(classroomId, search.get('sync') ?? undefined),
  );
  // Show old data if a refetch fails, but never if access is denied.
  const history = isForbidden(error) ? undefined : data;
  const record = history?.syncs.find(({ id }) => id === history.shown?.id);
  const shownBefore = useRef(record?.id);
  useEffect(() => {
    // The clicked link is gone with the old content, so move the focus.
    if (shownBefore.current && shownBefore.current !== record?.id) heading.current?.focus();
    shownBefore.current = record?.id;
  }, [record?.id]);
  return (
    <EducatorPage
      pageTitle={t('title')}
      {...(history && { title: history.classroom.name })}
      backTo={PATHS.classrooms}
    >
      <EducatorBody>
        {!history && error && !isFetching && (
          <SyncError error={error} onRetry={() => void refetch()} />
        )}
        {!history && (isFetching || !error) && <SyncLoading />}
        {history && (
          <div className={styles.columns}>
            {record ? (
              <SyncResult ref={heading} history={history} record={record} />
            ) : (
              <NoSyncs classroom={history.classroom} />
            )}
            <div className={styles.aside}>
              {record && (
                <UndoCard classroom={history.classroom} record={record} finalFocus={heading} />
              )}
              {history.syncs.length > 0 && <EarlierSyncs history={history} shownId={record?.id} />}
            </div>
            <NightlyCard classroom={history.classroom} />
          </div>
        )}
      </EducatorBody>
    </EducatorPage>
  );
};

export const ClassroomSyncsScreen = () => {
  const { id = '' } = useParams();
  return <ClassroomSyncs key={id} classroomId={id} />;
};
